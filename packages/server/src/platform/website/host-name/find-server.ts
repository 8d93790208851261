import { resolveHost, type Sender } from '../../outgoing/index.ts';
import { newToken } from '../../token.ts';
import type { StoredHost } from '../store.ts';
import { proofOf } from './proof.ts';

/**
 * Where a host name leads: `unknown` is not in DNS; `private` leads to an address that is not on the public internet,
 * which is not called; `silent` does not respond; `other` is another server, or a proxy that does not pass the host on;
 * `http` and `https` are this installation.
 */
export const foundServers = ['unknown', 'private', 'silent', 'other', 'http', 'https'] as const;
export type FoundServer = (typeof foundServers)[number];

interface Lookout {
  readonly secret: string;
  readonly allowsPrivate: boolean;
  readonly sender: Pick<Sender, 'compare'>;
  readonly lookup?: Parameters<typeof resolveHost>[1]['lookup'];
}

/**
 * Asks a host name for the proof of a random challenge, by https first. Nothing that another server returns is told: the
 * check cannot be used to read from addresses that only this machine reaches.
 */
export async function findServer(
  { secret, allowsPrivate, sender, lookup }: Lookout,
  { host, port }: Pick<StoredHost, 'host' | 'port'>,
): Promise<FoundServer> {
  const resolved = await resolveHost(host, { allowsPrivate, ...(lookup && { lookup }) });
  if (!resolved.ok) return resolved.reason === 'forbidden' ? 'private' : 'unknown';
  const challenge = newToken();
  const expected = proofOf(secret, challenge, host);
  const place = `${host}${port === null ? '' : `:${port}`}/.well-known/awning/${challenge}`;
  const [byHttps, byHttp] = await Promise.all([
    sender.compare(`https://${place}`, expected),
    sender.compare(`http://${place}`, expected),
  ]);
  if (byHttps === 'same') return 'https';
  if (byHttp === 'same') return 'http';
  return [byHttps, byHttp].includes('other') ? 'other' : 'silent';
}

/** Whether visitors would end nowhere. A private name may work in its own network. */
export function leadsElsewhere(found: FoundServer): boolean {
  return found === 'unknown' || found === 'silent' || found === 'other';
}

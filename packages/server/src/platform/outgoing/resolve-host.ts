import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type Lookup = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

export const lookupHost: Lookup = (host) => systemLookup(host, { all: true });

/** What is wrong with an address before it is resolved. */
export function addressFault(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    return 'Only http and https addresses are allowed.';
  }
  if (url.username !== '' || url.password !== '') return 'The address must not hold a password.';
  return undefined;
}

export type ResolvedHost =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly reason: 'forbidden' | 'unreachable'; readonly detail: string };

/** The address to connect to for a host that an owner entered; all of its addresses must be public, unless private ones are allowed. */
export async function resolveHost(
  host: string,
  { allowsPrivate, lookup = lookupHost }: { readonly allowsPrivate: boolean; readonly lookup?: Lookup },
): Promise<ResolvedHost> {
  const family = isIP(host);
  const found = family === 0 ? await lookup(host).catch(() => []) : [{ address: host, family }];
  const [first] = found;
  if (first === undefined) return { ok: false, reason: 'unreachable', detail: 'The host name is not known.' };
  if (!allowsPrivate && found.some((candidate) => !isPublicAddress(candidate.address))) {
    return { ok: false, reason: 'forbidden', detail: 'The address is not on the public internet.' };
  }
  return { ok: true, address: first.address };
}

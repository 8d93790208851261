import type { Config } from '../../config/index.ts';
import { createSender } from '../../outgoing/index.ts';
import type { StoredHost } from '../store.ts';
import { type FoundServer, findServer } from './find-server.ts';

/** Time for the check of a name; it waits for servers of others. */
const CHECK_TIMEOUT_MS = 5000;

/** The check that finds out where a name leads. */
export function createNameCheck({
  privateWebhooks,
  secrets,
}: Pick<Config, 'privateWebhooks' | 'secrets'>): (host: Pick<StoredHost, 'host' | 'port'>) => Promise<FoundServer> {
  const allowsPrivate = privateWebhooks === 'allow';
  const sender = createSender({ allowsPrivate, timeoutMs: CHECK_TIMEOUT_MS });
  return (host) => findServer({ secret: secrets[0]!, allowsPrivate, sender }, host);
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ProxyTrust } from './proxy.ts';

/** Takes over the id of a trusted proxy, so that its log and ours can be compared. Visitors cannot choose their id. */
export function requestIdOf(raw: IncomingMessage, proxies: ProxyTrust): string {
  const given = raw.headers['x-request-id'];
  const isSane = typeof given === 'string' && /^[\w.-]{8,64}$/.test(given);
  return isSane && proxies.isTrusted(raw) ? given : randomUUID();
}

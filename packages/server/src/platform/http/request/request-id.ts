import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ProxyTrust } from './proxy.ts';

/** Takes over the id that a trusted proxy gave, so that its log and ours can be laid side by side. Visitors cannot choose theirs. */
export function requestIdOf(raw: IncomingMessage, proxies: ProxyTrust): string {
  const given = raw.headers['x-request-id'];
  const isSane = typeof given === 'string' && /^[\w.-]{8,64}$/.test(given);
  return isSane && proxies.isTrusted(raw) ? given : randomUUID();
}

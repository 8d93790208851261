import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

/**
 * Which proxies' forwarding headers are trusted. Fastify uses it for a request's address, and we use it before there is
 * a request.
 */
export interface ProxyTrust {
  /** Whether the address at this hop is a trusted proxy. */
  trusts(address: string, hop: number): boolean;
  isTrusted(raw: IncomingMessage): boolean;
  /** The host that the browser asked for, as far as it can be trusted. */
  hostOf(raw: IncomingMessage): string;
}

export function createProxyTrust(trustProxy: number | readonly string[]): ProxyTrust {
  const trusts =
    typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : compile([...trustProxy]);
  const isTrusted = ({ socket }: IncomingMessage) =>
    socket.remoteAddress !== undefined && trusts(socket.remoteAddress, 0);
  return {
    trusts,
    isTrusted,
    hostOf(raw) {
      const forwarded = raw.headers['x-forwarded-host'];
      const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)!.trim() : '';
      return last !== '' && isTrusted(raw) ? last : (raw.headers.host ?? '');
    },
  };
}

import type { FastifyRequest } from 'fastify';

/**
 * All hosts that the request may have been meant for: the website's own, the one in the request, and the one a proxy
 * reports. None of them is trusted, because a caller may write any host into a request.
 */
export function visitedHosts({
  website,
  host,
  headers,
}: Pick<FastifyRequest, 'website' | 'host' | 'headers'>): string[] {
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().flatMap((line) => line.split(','));
  return [...website.hosts, host, ...forwarded.map((name) => name.trim())];
}

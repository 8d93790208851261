import type { FastifyRequest } from 'fastify';

/**
 * All hosts under which a request may have been meant for its website: the website's own, the one of the request, and the one
 * that a proxy tells of. None of them is believed to be the right one: a caller may write any host into a request.
 */
export function visitedHosts({
  website,
  host,
  headers,
}: Pick<FastifyRequest, 'website' | 'host' | 'headers'>): string[] {
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().flatMap((line) => line.split(','));
  return [...website.hosts, host, ...forwarded.map((name) => name.trim())];
}

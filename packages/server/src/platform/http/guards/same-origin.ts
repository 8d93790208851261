import type { FastifyRequest } from 'fastify';

/**
 * The origin of the call as the browser states it. `unknown` means that it states none, as programs other than browsers
 * do.
 * `Sec-Fetch-Site` is checked first: a page that sends no referrer (D-001) posts its forms with `Origin: null`. A
 * sibling domain counts as another origin. Only hosts are compared, because the scheme may be unknown behind a proxy.
 */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): 'own' | 'other' | 'unknown' {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'other';
  const { origin } = request.headers;
  if (origin === undefined) return 'unknown';
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  return host !== undefined && (host === request.host || (publicUrl && host === new URL(publicUrl).host))
    ? 'own'
    : 'other';
}

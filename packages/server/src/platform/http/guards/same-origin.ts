import type { FastifyRequest } from 'fastify';

/**
 * Where a browser says the call comes from. `unknown` means that it says nothing, as programs other than browsers do.
 *
 * `Sec-Fetch-Site` counts first: a page that sends no referrer (D-001) posts its forms with `Origin: null`. A sibling domain is
 * another origin too. Only hosts are compared, because behind a proxy the scheme may not be known.
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

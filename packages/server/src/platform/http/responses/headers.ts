import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSecure, pathOf } from '../request/request.ts';
import { closedPolicy, policyFor } from './csp.ts';

const A_YEAR = 31_536_000;

/** The headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': permissionsPolicy(),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-permitted-cross-domain-policies': 'none',
};

/** `payment`: origins whose frames may open the wallets of the browser, besides our own pages. */
export function permissionsPolicy({ payment = [] }: { readonly payment?: readonly string[] } = {}): string {
  const payers = ['self', ...payment.map((origin) => `"${origin}"`)].join(' ');
  return `camera=(), microphone=(), geolocation=(), payment=(${payers}), usb=(), browsing-topics=()`;
}

/** Adds the security headers to every response; headers that a handler has set are kept. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    const add = (name: string, value: string) => {
      if (!reply.hasHeader(name)) reply.header(name, value);
    };
    for (const [name, value] of everywhere) add(name, value);
    add('content-security-policy', isPage ? policyFor() : closedPolicy);
    add('referrer-policy', carriesToken(request) ? 'no-referrer' : 'strict-origin-when-cross-origin');
    // Responses that may be cached say so themselves; all others may be personal.
    add('cache-control', 'no-store');
    add('x-request-id', request.id);
    // For this host only: other hosts of the domain may not have https.
    if (isSecure(request)) add('strict-transport-security', `max-age=${A_YEAR}`);
    // For old browsers without frame-ancestors.
    add('x-frame-options', isPage ? 'SAMEORIGIN' : 'DENY');
  });
}

const everywhere = Object.entries({ ...commonHeaders, 'cross-origin-resource-policy': 'same-origin' });

/** Tokens in addresses are secrets, and a referrer would leak them (D-001). */
function carriesToken(request: FastifyRequest): boolean {
  const query = request.query as Readonly<Record<string, unknown>> | undefined;
  return (
    query?.['token'] !== undefined ||
    query?.['cartToken'] !== undefined ||
    query?.['preview'] !== undefined ||
    pathOf(request).startsWith('/reviews/request/')
  );
}

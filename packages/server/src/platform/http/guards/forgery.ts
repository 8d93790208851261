import type { FastifyRequest } from 'fastify';
import type { HttpHooks } from '../http-hooks.ts';
import { httpMessages } from '../messages.ts';
import { RequestRefusedError } from '../responses/errors.ts';
import type { Route } from '../routing/route.ts';
import { type Crumbs, hasCrumb, renewCrumb } from './crumb.ts';
import { originOf } from './same-origin.ts';

interface Guards {
  readonly crumbs: Crumbs;
  readonly httpHooks: Pick<HttpHooks, 'holdsSiteUserToken'>;
  readonly publicUrl: string | undefined;
}

/** Throws if the call may have been made by another site in the visitor's name. */
export function refuseForgery(route: Route, request: FastifyRequest, { crumbs, httpHooks, publicUrl }: Guards): void {
  if (route.forgery !== 'crumb' && route.forgery !== 'same-origin') return;
  // No browser adds an API key by itself, so a call with one cannot be forged by a page.
  if (route.access.kind === 'team' && request.member?.apiKeyId) return;
  const origin = originOf(request, publicUrl);
  // A form without scripts has no other proof, so a browser that sends no origin is refused.
  if (origin === 'other' || (origin === 'unknown' && route.forgery === 'same-origin')) {
    throw new RequestRefusedError(403, httpMessages.otherOrigin);
  }
  if (route.forgery === 'crumb') {
    const isProven = hasCrumb(crumbs, request) && (!request.siteUser || httpHooks.holdsSiteUserToken(request));
    if (!isProven) throw crumbFailure(crumbs, request);
    request.body = withoutCrumb(route, request.body);
  }
}

/** The refusal of D-011, with a fresh crumb so that the call can be repeated once. */
function crumbFailure(crumbs: Crumbs, request: FastifyRequest): RequestRefusedError {
  const crumb = renewCrumb(crumbs, request);
  return new RequestRefusedError(400, httpMessages.crumbFailed, { extra: { crumbFail: true, crumb } });
}

/** The crumb field is not part of the call's input, unless the call's own schema names it. */
function withoutCrumb(route: Route, body: unknown): unknown {
  const isDeclared = route.schema.body?.['properties']?.['crumb'] !== undefined;
  if (isDeclared || typeof body !== 'object' || body === null || Array.isArray(body) || !('crumb' in body)) return body;
  const { crumb: _crumb, ...rest } = body;
  return rest;
}

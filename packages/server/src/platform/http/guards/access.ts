import { hasFeature, NotFoundError } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { isSameSecret } from '../../signature.ts';
import { addressIn } from '../../website/index.ts';
import { isSignedIn, type TeamCaller } from '../caller.ts';
import type { HttpHooks } from '../http-hooks.ts';
import { httpMessages } from '../messages.ts';
import { pathOf, wantsPage } from '../request/request.ts';
import { RequestRefusedError } from '../responses/errors.ts';
import type { Route, TeamAccess } from '../routing/route.ts';

/** How long a confirmation is valid. */
const CONFIRMATION_LIFE_MS = 10 * 60 * 1000;

/** Throws if the website does not have the route's plan feature (D-015). */
export function requirePlanFeature({ planFlag }: Route, request: FastifyRequest): void {
  if (planFlag === undefined || hasFeature(request.website.planFlags, planFlag)) return;
  throw wantsPage(request)
    ? new NotFoundError(pathOf(request))
    : new RequestRefusedError(403, httpMessages.switchedOff);
}

interface AccessParts {
  readonly httpHooks: HttpHooks;
  readonly operatorToken: string | undefined;
  readonly clock: Clock;
}

/** Throws unless the caller may call the route. A page request without a session is redirected to the sign-in page. */
export async function requireAccess(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { httpHooks, operatorToken, clock }: AccessParts,
): Promise<void> {
  switch (route.access.kind) {
    case 'anyone':
      return;
    case 'operator':
      return requireOperatorToken(request, operatorToken);
    case 'setup':
      // Without the link the page does not exist (D-169).
      if (!(await httpHooks.holdsSetupLink(request))) throw new NotFoundError(pathOf(request));
      return;
    case 'site-user':
      return request.siteUser ? undefined : askVisitorToSignIn(request, reply);
    case 'team':
      return request.member ? refuseCaller(route.access, request.member, clock.now()) : askToSignIn(request, reply);
  }
}

function refuseCaller(access: TeamAccess, caller: TeamCaller, now: Date): void {
  const { right, fresh, beforeSecondFactor, inBrowser } = access;
  if (caller.needsSecondFactor && !beforeSecondFactor) throw secondFactorNeeded();
  if ((right === 'any' || inBrowser) && !isSignedIn(caller)) {
    throw new RequestRefusedError(403, httpMessages.notForKeys);
  }
  if (right !== 'any' && !caller.rights.has(right)) throw new RequestRefusedError(403, httpMessages.notAllowed);
  if (!fresh || isFresh(caller, now)) return;
  throw isSignedIn(caller) ? confirmationNeeded() : new RequestRefusedError(403, httpMessages.keyNotConfirmed);
}

/** Whether `fresh` routes are open to the member now. */
export function isFresh({ confirmedAt }: Pick<TeamCaller, 'confirmedAt'>, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMATION_LIFE_MS;
}

/** The back office recognises the reason, asks for confirmation and repeats the call. */
function confirmationNeeded(): RequestRefusedError {
  return new RequestRefusedError(403, httpMessages.confirmationNeeded, { extra: { reason: 'confirmationNeeded' } });
}

/** The back office recognises the reason and opens the set-up. */
function secondFactorNeeded(): RequestRefusedError {
  return new RequestRefusedError(403, httpMessages.secondFactorNeeded, { extra: { reason: 'secondFactorNeeded' } });
}

function requireOperatorToken(request: FastifyRequest, token: string | undefined): void {
  if (token === undefined) throw new NotFoundError(pathOf(request));
  if (isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) return;
  throw new RequestRefusedError(401, httpMessages.notSignedIn, { headers: { 'www-authenticate': 'Bearer' } });
}

function askToSignIn(request: FastifyRequest, reply: FastifyReply): void {
  const isPage = request.method === 'GET' && isBackOffice(pathOf(request)) && wantsPage(request);
  if (request.headers.authorization !== undefined) {
    throw new RequestRefusedError(401, httpMessages.keyInvalid, { headers: { 'www-authenticate': 'Bearer' } });
  }
  if (!isPage) throw new RequestRefusedError(401, httpMessages.notSignedIn);
  const target = pathOf(request) === '/config' ? '' : `?next=${encodeURIComponent(request.url)}`;
  reply.header('cache-control', 'no-store').redirect(`/config/login${target}`, 303);
}

/** The back office, and the two paths outside it that lead to the plan (D-165). */
function isBackOffice(path: string): boolean {
  return path.startsWith('/config') || path.startsWith('/settings/billing/');
}

/** A plain form whose session has ended is redirected too; its input is lost either way. */
function askVisitorToSignIn(request: FastifyRequest, reply: FastifyReply): void {
  if (!wantsPage(request)) throw new RequestRefusedError(401, httpMessages.notSignedIn);
  const { website, language } = request;
  const wanted = request.method === 'GET' ? addressIn(website, language, request.url) : undefined;
  const target = wanted === undefined ? '' : `?next=${encodeURIComponent(wanted)}`;
  reply.header('cache-control', 'no-store').redirect(`${addressIn(website, language, '/account/login')}${target}`, 303);
}

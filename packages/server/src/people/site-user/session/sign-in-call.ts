import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal, SiteUserRequest } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { accountKey } from '../../device/index.ts';
import { signInGuard } from '../../password-guard/index.ts';
import { heldSiteUserRefusal, siteUserRefusal } from '../refusal.ts';
import type { SignedInAnswer } from '../schema.ts';
import { callerOf, replySignedIn } from './answer.ts';
import { clearSessionCookies, sessionToken } from './cookie.ts';
import { applyToReply, carryIntoAccount, copyForBrowser } from './handover.ts';
import { endSession } from './session.ts';
import { signIn } from './sign-in.ts';

interface Given {
  readonly email: string;
  readonly password: string;
  readonly rememberMe?: boolean;
  readonly captchaKey?: string;
}

/** Signs in. Used by the JSON call and the plain form. */
export async function signInVisitor(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password, rememberMe = false, captchaKey }: Given,
): Promise<SignedInAnswer | Refusal> {
  const websiteId = request.website.id;
  const credentials = { websiteId, email, password, rememberMe, formerToken: sessionToken(request) };
  const guard = signInGuard(parts, request, accountKey('site-user', email), captchaKey);
  const outcome = await signIn(parts, guard, credentials, callerOf(request), carryIntoAccount(parts, request));
  if (outcome.ok) {
    applyToReply(reply, outcome.taken);
    return replySignedIn(parts, request, reply, outcome.user, outcome.session);
  }
  return outcome.reason === 'wrong'
    ? siteUserRefusal(request, 401, 'signInFailed')
    : heldSiteUserRefusal(request, reply, outcome);
}

/** Ends the session of the request; the browser keeps a copy of the cart if requested (D-040). */
export async function signOutVisitor(
  parts: Parts,
  request: SiteUserRequest,
  reply: FastifyReply,
  { cloneCart }: { readonly cloneCart: boolean },
): Promise<void> {
  const { id: siteUserId, websiteId } = request.siteUser;
  const told = await parts.database.transaction(async (connection) => {
    await endSession(connection, websiteId, sessionToken(request)!);
    return copyForBrowser(parts, connection, request, { siteUserId, clone: cloneCart });
  });
  applyToReply(reply, told);
  clearSessionCookies(request, reply);
}

/** The queue of password hashes is full. */
export function busyRefusal(request: FastifyRequest, reply: FastifyReply): Refusal {
  return heldSiteUserRefusal(request, reply, { ok: false, reason: 'busy' });
}

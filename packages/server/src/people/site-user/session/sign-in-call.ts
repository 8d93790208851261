import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { passwords } from '../../../platform/password/index.ts';
import { siteUserRefusal } from '../refusal.ts';
import type { SignedInAnswer } from '../schema.ts';
import { answerSignedIn, callerOf } from './answer.ts';
import { giveCart, handBackCart, takeCart } from './cart-handover.ts';
import { clearSessionCookies, sessionToken } from './cookie.ts';
import { endSession } from './session.ts';
import { signIn } from './sign-in.ts';

interface Given {
  readonly email: string;
  readonly password: string;
  readonly rememberMe?: boolean;
}

/** Signs in for the JSON call and for the plain form alike. */
export async function signInVisitor(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password, rememberMe = false }: Given,
): Promise<SignedInAnswer | Refusal> {
  const websiteId = request.website.id;
  const credentials = { websiteId, email, password, rememberMe, formerToken: sessionToken(request) };
  const outcome = await signIn(parts, passwords, credentials, callerOf(request), takeCart(parts, request));
  if (outcome.ok) {
    giveCart(request, reply, outcome.taken);
    return answerSignedIn(parts, request, reply, outcome.user, outcome.session);
  }
  if (outcome.reason === 'wrong') return siteUserRefusal(request, 401, 'signInFailed');
  return busyRefusal(request, reply);
}

/** Ends the session of the request; the browser keeps a copy of the cart if it asks for one (D-040). */
export async function signOutVisitor(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { cloneCart }: { readonly cloneCart: boolean },
): Promise<void> {
  const { id: siteUserId, websiteId } = request.siteUser!;
  const cart = await parts.database.transaction(async (connection) => {
    await endSession(connection, websiteId, sessionToken(request)!);
    return handBackCart(parts, connection, request, { siteUserId, clone: cloneCart });
  });
  giveCart(request, reply, cart);
  clearSessionCookies(request, reply);
}

/** The queue of the password hashes is full. */
export function busyRefusal(request: FastifyRequest, reply: FastifyReply): Refusal {
  void reply.header('retry-after', '3');
  return siteUserRefusal(request, 429, 'busy');
}

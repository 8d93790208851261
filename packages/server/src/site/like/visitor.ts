import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasSecureCookies } from '../../platform/http/index.ts';
import { keyedHash } from '../../platform/signature.ts';
import { tokenHash } from '../../platform/token.ts';

/** Scripts read whether it is there: without it nothing is liked yet, and nothing need be asked. */
export const LIKE_COOKIE = 'LikeVisitor';
/** The longest lifetime that browsers allow for a cookie. */
const LIFE_SECONDS = 400 * 24 * 3600;

/** What the database knows a browser by; undefined for one that has never liked anything. */
export function likingVisitor({ cookies }: FastifyRequest): Buffer | undefined {
  const cookie = cookies[LIKE_COOKIE];
  return cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? tokenHash(cookie) : undefined;
}

/**
 * The same for a browser that likes something now. Its first value is derived from the crumb, so that two first likes at once are
 * those of one visitor.
 */
export function rememberVisitor(request: FastifyRequest, reply: FastifyReply, secrets: readonly string[]): Buffer {
  const known = likingVisitor(request);
  const value =
    known === undefined
      ? keyedHash(secrets, `like:${request.website.id}:${request.crumb}`).toString('base64url')
      : request.cookies[LIKE_COOKIE]!;
  // Again with every like: the cookie lives on while it is used.
  reply.setCookie(LIKE_COOKIE, value, {
    path: '/',
    sameSite: 'lax',
    secure: hasSecureCookies(request),
    maxAge: LIFE_SECONDS,
  });
  return known ?? tokenHash(value);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasSecureCookies } from '../../platform/http/index.ts';

/** The life of a cart after its last change (D-016). */
const CART_LIFE_DAYS = 14;

const tokenCookie = 'CART';
/** Readable by scripts: tells them that a cart exists without revealing its token. */
const hintCookie = 'hasCart';

export const cartCookies = [tokenCookie, hintCookie];

export function presentedToken(request: FastifyRequest): string | undefined {
  return request.cookies[tokenCookie] || undefined;
}

export function setCartCookies(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const options = {
    path: '/',
    sameSite: 'lax',
    secure: hasSecureCookies(request),
    maxAge: CART_LIFE_DAYS * 24 * 60 * 60,
  } as const;
  reply.setCookie(tokenCookie, token, { ...options, httpOnly: true });
  reply.setCookie(hintCookie, 'true', options);
}

export function dropCartCookies(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[tokenCookie] !== undefined) reply.clearCookie(tokenCookie, { path: '/' });
  if (request.cookies[hintCookie] !== undefined) reply.clearCookie(hintCookie, { path: '/' });
}

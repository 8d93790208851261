import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';
import { hasSecureCookies } from '../http/index.ts';
import { isSigned, signatureOf } from '../signature.ts';

const PASS_LIFE_SECONDS = 30 * 24 * 3600;

/** What a browser gets for a password that it has entered. */
export interface Pass {
  /** The name of its cookie. */
  readonly cookie: string;
  /** Contains the hash of the password, so that changing the password voids the pass. */
  readonly proves: string;
}

/** Whether the browser has entered the password. The cookie is the same for all visitors and names nobody. */
export function holdsPass(
  { secrets }: Pick<Config, 'secrets'>,
  request: FastifyRequest,
  { cookie, proves }: Pass,
): boolean {
  return isSigned(secrets, proves, request.cookies[cookieName(request, cookie)] ?? '');
}

export function givePass(
  { secrets }: Pick<Config, 'secrets'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { cookie, proves }: Pass,
): void {
  reply.setCookie(cookieName(request, cookie), signatureOf(secrets, proves), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: hasSecureCookies(request),
    maxAge: PASS_LIFE_SECONDS,
  });
}

/** With https, a name that browsers let no other host of the domain set. */
function cookieName(request: FastifyRequest, cookie: string): string {
  return hasSecureCookies(request) ? `__Host-${cookie}` : cookie;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/index.ts';
import { hasSecureCookies } from '../../../platform/http/index.ts';
import { isSigned, signatureOf } from '../../../platform/signature.ts';
import type { Website } from '../../../platform/website/index.ts';

const PASS_COOKIE = 'VisitorPass';
const PASS_LIFE_SECONDS = 30 * 24 * 3600;

/**
 * Whether the browser has entered the visitor password. The cookie is a proof of the stored hash, so it is the same for
 * all visitors, names nobody, and is void once the password is changed or removed.
 */
export function holdsPass({ secrets }: Pick<Config, 'secrets'>, request: FastifyRequest): boolean {
  const { website, cookies } = request;
  if (website.settings.visitorPasswordHash === '') return false;
  return isSigned(secrets, provenText(website), cookies[cookieName(request)] ?? '');
}

export function givePass({ secrets }: Pick<Config, 'secrets'>, request: FastifyRequest, reply: FastifyReply): void {
  const isSecure = hasSecureCookies(request);
  reply.setCookie(cookieName(request), signatureOf(secrets, provenText(request.website)), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: PASS_LIFE_SECONDS,
  });
}

function provenText({ id, settings }: Pick<Website, 'id' | 'settings'>): string {
  return `visitor-pass:${id}:${settings.visitorPasswordHash}`;
}

/** With https, a name that browsers let no other host of the domain set. */
function cookieName(request: FastifyRequest): string {
  return hasSecureCookies(request) ? `__Host-${PASS_COOKIE}` : PASS_COOKIE;
}

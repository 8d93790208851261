import type { FastifyRequest } from 'fastify';
import { isSigned, signatureOf } from '../../../platform/signature.ts';
import { sessionToken } from './cookie.ts';

const XSRF_HEADER = 'x-siteuser-xsrf-token';

/**
 * The token that changes must repeat (D-090). It is derived from the session's token, so that a page loaded later can
 * get it again although the database stores neither.
 */
export function xsrfToken(secrets: readonly string[], sessionToken: string): string {
  return signatureOf(secrets, signedText(sessionToken));
}

/**
 * Whether the request carries the token of the session in its cookie; a token made with an earlier secret is valid too.
 */
export function holdsXsrfToken(secrets: readonly string[], request: FastifyRequest): boolean {
  const [session, given] = [sessionToken(request), request.headers[XSRF_HEADER]];
  if (session === undefined || typeof given !== 'string') return false;
  return isSigned(secrets, signedText(session), given);
}

function signedText(session: string): string {
  return `site-user-xsrf:${session}`;
}

import { hasFeature } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpHooks } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { clearSessionCookies, sessionToken } from './session/cookie.ts';
import { siteUserOfSession } from './session/session.ts';
import { holdsXsrfToken } from './session/xsrf-token.ts';
import type { SiteUser } from './site-user.ts';

/** The site-user part of the HTTP layer: identifies the site user and checks the token of a change. */
export function siteUserHooks(parts: Parts): Pick<HttpHooks, 'identifySiteUser' | 'holdsSiteUserToken'> {
  return {
    identifySiteUser: (request, reply) => identifySiteUser(parts, request, reply),
    holdsSiteUserToken: (request) => holdsXsrfToken(parts.config.secrets, request),
  };
}

/** The signed-in site user of a request. Routes for site users have it already. */
export async function identifySiteUser(
  { database, clock }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SiteUser | undefined> {
  const { website } = request;
  const token = sessionToken(request);
  if (token === undefined || !hasFeature(website.planFlags, 'SITE_USER_ACCOUNTS')) return undefined;
  const siteUser = await siteUserOfSession(database, website.id, token, clock.now());
  // The session ended elsewhere: the readable cookie must not claim that a site user is signed in.
  if (siteUser === undefined) clearSessionCookies(request, reply);
  return siteUser;
}

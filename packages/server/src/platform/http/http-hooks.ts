import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteUser, TeamCaller } from './caller.ts';

/** What the HTTP layer needs from other features; each member is supplied by one feature. */
export interface HttpHooks {
  /** The team member of the session or the API key in the request, for the request's website. */
  identify(request: FastifyRequest, reply: FastifyReply): Promise<TeamCaller | undefined>;
  /** The site user of the session in the request, for the request's website. */
  identifySiteUser(request: FastifyRequest, reply: FastifyReply): Promise<SiteUser | undefined>;
  /** Whether the request repeats the token of its site user's session in `X-SiteUser-XSRF-Token` (D-090). */
  holdsSiteUserToken(request: FastifyRequest): boolean;
  /** Whether the request carries the one-time setup link and the website has no owner yet. */
  holdsSetupLink(request: FastifyRequest): Promise<boolean>;
  /** Whether the request carries a preview link of the website that is still valid. */
  holdsPreviewLink(request: FastifyRequest): boolean;
  /** Whether the browser has entered the password of the lock screen. */
  holdsVisitorPass(request: FastifyRequest): boolean;
  /** Whether the website has a page at the request's address, for any method. */
  isPage(request: FastifyRequest): Promise<boolean>;
  /** A complete error page in the website's theme; without one a plain page is shown. */
  renderErrorPage(request: FastifyRequest, status: number): Promise<string | undefined>;
}

export const defaultHttpHooks: HttpHooks = {
  identify: () => Promise.resolve(undefined),
  identifySiteUser: () => Promise.resolve(undefined),
  holdsSiteUserToken: () => false,
  holdsSetupLink: () => Promise.resolve(false),
  holdsPreviewLink: () => false,
  holdsVisitorPass: () => false,
  isPage: () => Promise.resolve(false),
  renderErrorPage: () => Promise.resolve(undefined),
};

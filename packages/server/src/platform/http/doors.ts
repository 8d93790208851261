import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInMember, SiteUser } from './caller.ts';

/** What the HTTP layer asks other features for; each door is supplied by one feature. */
export interface Doors {
  /** The team member whose session the request carries, of the request's website. */
  identify(request: FastifyRequest, reply: FastifyReply): Promise<SignedInMember | undefined>;
  /** The site user whose session the request carries, of the request's website. */
  identifySiteUser(request: FastifyRequest, reply: FastifyReply): Promise<SiteUser | undefined>;
  /** Whether the request repeats the token of its site user's session in `X-SiteUser-XSRF-Token` (D-090). */
  holdsSiteUserToken(request: FastifyRequest): boolean;
  /** Whether the request carries the one-time link that makes the owner, and there is no owner yet. */
  holdsSetupLink(request: FastifyRequest): Promise<boolean>;
  /** Whether there is a page of the website at the request's address, whatever its method. */
  isPage(request: FastifyRequest): Promise<boolean>;
  /** A whole page of the website's theme for an error; without one a plain page is shown. */
  renderErrorPage(request: FastifyRequest, status: number): Promise<string | undefined>;
}

export const closedDoors: Doors = {
  identify: () => Promise.resolve(undefined),
  identifySiteUser: () => Promise.resolve(undefined),
  holdsSiteUserToken: () => false,
  holdsSetupLink: () => Promise.resolve(false),
  isPage: () => Promise.resolve(false),
  renderErrorPage: () => Promise.resolve(undefined),
};

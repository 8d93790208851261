/// <reference types="@fastify/cookie" preserve="true" />
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimitName } from '../../rate-limits.ts';
import { hostKey, type Website, type WebsiteDirectory } from '../../website/index.ts';
import type { SignedInMember, SiteUser } from '../caller.ts';
import type { Route } from '../routing/route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The website of the request's host. Routes with `anyHost` must not read it. */
    readonly website: Website;
    foundWebsite: Website | undefined;
    /** The language of the address's prefix, or the website's primary one. `request.url` comes without the prefix. */
    language: string;
    /** The signed-in team member of this website. */
    member: SignedInMember | undefined;
    /** The signed-in site user of this website; nobody on routes that are `impersonal` or the team's. */
    siteUser: SiteUser | undefined;
    /** The crumb of this browser: the one it presented, or a fresh one that the answer will set. */
    readonly crumb: string;
    presentedCrumb: string | undefined;
    freshCrumb: string | undefined;
    /** The id part of `ss_cvr`, if it has the form Awning issues (D-140). */
    visitorId: string | undefined;
  }

  interface FastifyInstance {
    /** Every route, as declared; tests are generated from it. */
    readonly declaredRoutes: readonly Route[];
    /** Whether `PUBLIC_URL` says that visitors come over https. */
    readonly isPublishedOverHttps: boolean;
    /** What the server knows of its websites at this moment. */
    readonly websites: WebsiteDirectory;
    /** Counts a try against a limit that only some requests of a route touch; returns the seconds to wait, or 0. */
    takeTry(limit: RateLimitName, request: FastifyRequest): Promise<number>;
    /** The methods that declared routes take at a path; none where there is no route but a wildcard. */
    methodsAt(path: string): readonly string[];
  }

  interface FastifyContextConfig {
    /** Set by the registry; a Fastify route without it was registered past the registry. */
    declaration?: Route;
  }
}

export function decorateRequests(app: FastifyInstance, crumbs: { make(websiteId: string): string }): void {
  app.decorateRequest('foundWebsite', undefined);
  app.decorateRequest('language', 'en');
  app.decorateRequest('member', undefined);
  app.decorateRequest('siteUser', undefined);
  app.decorateRequest('presentedCrumb', undefined);
  app.decorateRequest('freshCrumb', undefined);
  app.decorateRequest('visitorId', undefined);
  app.decorateRequest('website', {
    getter(this: FastifyRequest): Website {
      if (!this.foundWebsite) throw new Error(`${this.method} ${this.url} reads the website but answers on any host`);
      return this.foundWebsite;
    },
  });
  app.decorateRequest('crumb', {
    getter(this: FastifyRequest): string {
      this.freshCrumb ??= this.presentedCrumb ? undefined : crumbs.make(this.website.id);
      return this.presentedCrumb ?? this.freshCrumb!;
    },
  });
}

/** The path of the request without query string. */
export function pathOf(request: FastifyRequest): string {
  const end = request.url.indexOf('?');
  return end === -1 ? request.url : request.url.slice(0, end);
}

/** Whether people read the answer in a browser, as opposed to a program that wants JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (path === '/api/docs') return true;
  if (path.startsWith('/api/') || path.startsWith('/assets/')) return false;
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') || !accept.includes('application/json');
}

/** Whether the browser reached us over https, perhaps through a proxy that says so. */
export function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

/**
 * Whether cookies are for https only: the browser came over it, or the public address is one of it and a proxy does not say so. On the
 * machine itself the shop still works by plain http.
 */
export function hasSecureCookies(request: FastifyRequest): boolean {
  return isSecure(request) || (request.server.isPublishedOverHttps && !isThisMachine(request.host));
}

export function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostKey(host));
}

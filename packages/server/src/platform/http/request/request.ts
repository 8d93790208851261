/// <reference types="@fastify/cookie" preserve="true" />
import type { Language } from '@awning/formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimitName } from '../../rate-limits.ts';
import { hostKey, isMarkedHttps, type Website, type WebsiteDirectory } from '../../website/index.ts';
import type { SiteUser, TeamCaller } from '../caller.ts';
import type { Route } from '../routing/route.ts';
import type { SentFile } from './multipart.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The website of the request's host. Routes with `anyHost` must not read it. */
    readonly website: Website;
    foundWebsite: Website | undefined;
    /**
     * The language of the address's prefix, or the website's primary language. `request.url` does not contain the
     * prefix.
     */
    language: string;
    /** The language of our own texts: the same if there are texts in it, else by `textLanguageOf`. */
    textLanguage: Language;
    /** The team member of this website who calls. */
    member: TeamCaller | undefined;
    /** The signed-in site user of this website; undefined on `impersonal` routes and on routes of the team. */
    siteUser: SiteUser | undefined;
    /** The crumb of this browser: the presented one, or a fresh one that the response sets. */
    readonly crumb: string;
    presentedCrumb: string | undefined;
    freshCrumb: string | undefined;
    /** The id part of `ss_cvr`, if it has the format that Awning issues (D-140). */
    visitorId: string | undefined;
    /** Of a form with files, for a route that takes them. The handler reads them before it responds. */
    files: AsyncIterable<SentFile> | undefined;
  }

  interface FastifyInstance {
    /** All routes as declared; tests are generated from them. */
    readonly declaredRoutes: readonly Route[];
    /** Whether `PUBLIC_URL` is an https address. */
    readonly isPublishedOverHttps: boolean;
    /** The host of `PUBLIC_URL`. */
    readonly publicHost: string | undefined;
    /** The websites that this process currently knows. */
    readonly websites: WebsiteDirectory;
    /** Counts an attempt against a limit that only some requests of a route use; returns the seconds to wait, or 0. */
    takeTry(limit: RateLimitName, request: FastifyRequest): Promise<number>;
    /** The methods of the declared routes at a path; empty where only a wildcard matches. */
    methodsAt(path: string): readonly string[];
  }

  interface FastifyContextConfig {
    /** Set by the registry; a Fastify route without it was not registered through the registry. */
    declaration?: Route;
  }
}

export function decorateRequests(app: FastifyInstance, crumbs: { make(websiteId: string): string }): void {
  app.decorateRequest('foundWebsite', undefined);
  app.decorateRequest('language', 'en');
  app.decorateRequest('textLanguage', 'en');
  app.decorateRequest('member', undefined);
  app.decorateRequest('siteUser', undefined);
  app.decorateRequest('presentedCrumb', undefined);
  app.decorateRequest('freshCrumb', undefined);
  app.decorateRequest('visitorId', undefined);
  app.decorateRequest('files', undefined);
  app.decorateRequest('website', {
    getter(this: FastifyRequest): Website {
      if (!this.foundWebsite) throw new Error(`${this.method} ${this.url} reads the website but is served on any host`);
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

/** Whether the response is read by a person in a browser, not by a program that wants JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (path === '/api/docs') return true;
  if (path.startsWith('/api/') || path.startsWith('/assets/')) return false;
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') || !accept.includes('application/json');
}

/** Whether the browser uses https, perhaps through a proxy that says so. */
export function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

/**
 * Whether cookies are for https only: the browser uses https, or the public address or the name of the website is one of
 * https and the proxy does not say so. On the machine itself the shop still works with plain http.
 */
export function hasSecureCookies(request: FastifyRequest): boolean {
  const { foundWebsite, host, server } = request;
  if (isSecure(request)) return true;
  if (isThisMachine(host)) return false;
  return (
    server.isPublishedOverHttps || (foundWebsite !== undefined && isMarkedHttps(server.publicHost, foundWebsite, host))
  );
}

export function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostKey(host));
}

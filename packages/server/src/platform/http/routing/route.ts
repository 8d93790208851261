import type { Language } from '@awning/formats';
import type { PlanFlagName, Right } from '@awning/site-model';
import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimitName } from '../../rate-limits.ts';
import type { SignedInMember, SiteUser, TeamCaller } from '../caller.ts';

/**
 * One call of the server. Every route declares who may call it, how it is protected against forgery and how often it
 * may be called. The registry refuses a route without these, and tests are generated from the declarations.
 */
export interface Route<S extends RouteSchema = RouteSchema, A extends Access = Access> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In Fastify's notation; a trailing slash is accepted too unless the path says otherwise. */
  readonly path: string;
  /** One sentence for the API documentation; pages for people have none and are left out there. */
  readonly summary?: string;
  readonly access: A;
  /** The plan feature of the route. If it is off, calls return 403 and pages return 404 (D-015). */
  readonly planFlag?: PlanFlagName;
  readonly forgery: Forgery;
  readonly limit: RateLimitName;
  readonly schema: S;
  /** Refusals besides 400 (fields), 403 and 429, documented with their text. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** In bytes; the default is 64 kB. */
  readonly bodyLimit?: number;
  /** What the files of a form may be together, in bytes: as long as they need on a slow line, it may take to arrive. */
  readonly filesLimit?: number;
  /** Accepted content types; by default forms for `same-origin`, JSON and text for `beacon`, and JSON for the rest. */
  readonly accepts?: readonly BodyKind[];
  /** The route works on every host, even one without a website; `request.website` must not be read. */
  readonly anyHost?: true;
  /**
   * Visitors reach it while the shop is closed to them: what the team needs to enter, notices of payment providers, what
   * a payment under way leads to, unsubscribing, and files without which no page can be drawn.
   */
  readonly openWhileClosed?: true;
  /**
   * The response does not depend on who is signed in, so no site user is looked up, and the header of D-090 is not
   * required: pictures and cached pages, and calls that any visitor makes with the crumb alone, such as signing in.
   */
  readonly impersonal?: true;
  /**
   * The value that limits with `per: 'subject'` count by: the form that is sent, the link that is used. Called with a
   * validated request.
   */
  readonly limitSubject?: (request: RouteRequest<S, A>) => string | undefined;
  /** The text of a 429 where the specification has its own. */
  readonly tooManyText?: (language: Language) => string;
  /** Example values that let the generated tests reach code that random values would not. */
  readonly examples?: readonly RouteExample[];
  readonly handle: (request: RouteRequest<S, A>, reply: FastifyReply) => unknown;
}

export interface RouteSchema {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The response body for a success status; pages for people have none. */
  readonly answer?: TSchema;
}

/**
 * `text` is JSON sent as text/plain, as beacons do; `raw` keeps the bytes, for signed bodies; `stream` hands them over as they arrive,
 * for files, and leaves it to the handler to stop at a size; `files` is a form with files: its fields are the body, and the handler
 * reads `request.files`.
 */
export type BodyKind = 'json' | 'form' | 'text' | 'raw' | 'stream' | 'files';

interface RouteExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Who may call: anyone; a signed-in site user; a team member with a right; the holder of the operator's token; the
 * holder of the one-time setup link. `fresh` protects a browser left unattended: the member has confirmed their
 * identity within ten minutes. `beforeSecondFactor` marks the few routes that stay open to a member who has yet to set
 * up a required second factor. `inBrowser` refuses API keys; so does the right `any`, which is for a member's own
 * account and sessions.
 */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'site-user' }
  | TeamAccess
  | { readonly kind: 'operator' }
  | { readonly kind: 'setup' };

export interface TeamAccess {
  readonly kind: 'team';
  readonly right: Right | 'any';
  readonly fresh?: true;
  readonly beforeSecondFactor?: true;
  readonly inBrowser?: true;
}

/** Whether a program with an API key may make the call, if the key has the right. */
export function isForKeys(route: Route): route is Route & { readonly access: TeamAccess & { readonly right: Right } } {
  return route.access.kind === 'team' && route.access.right !== 'any' && !route.access.inBrowser;
}

/**
 * How forged calls are recognised: `safe` changes nothing (GET only); `crumb` compares the cookie with header, field or
 * query parameter (D-011), and requires the header of D-090 from a signed-in site user; `same-origin` is for plain
 * forms and checks Origin and Sec-Fetch-Site; `own-secret` means that the call carries a single-use key or a signature;
 * `beacon` only records and may come from anywhere.
 */
export type Forgery = 'safe' | 'crumb' | 'same-origin' | 'own-secret' | 'beacon';

type Part<S extends RouteSchema, K extends 'params' | 'query' | 'body'> = S[K] extends TSchema ? Static<S[K]> : unknown;

export type RouteRequest<S extends RouteSchema, A extends Access = Access> = FastifyRequest<{
  Params: Part<S, 'params'>;
  Querystring: Part<S, 'query'>;
  Body: Part<S, 'body'>;
}> &
  Caller<A>;

/** The caller of the route: the guards have refused all others before the handler runs. */
type Caller<A extends Access> = A extends { readonly kind: 'team' }
  ? Pick<A extends { readonly right: 'any' } | { readonly inBrowser: true } ? MemberRequest : TeamRequest, 'member'>
  : A extends { readonly kind: 'site-user' }
    ? Pick<SiteUserRequest, 'siteUser'>
    : unknown;

/** A request of a team route, for functions that the handler calls. */
export type TeamRequest = FastifyRequest & { readonly member: TeamCaller };

/** A request of a route for members in their browsers, for functions that the handler calls. */
export type MemberRequest = FastifyRequest & { readonly member: SignedInMember };

/** A request of a route for site users, for functions that the handler calls. */
export type SiteUserRequest = FastifyRequest & { readonly siteUser: SiteUser };

/** Makes the routes part of a plan feature, which switches all of them at once. */
export function underPlan(planFlag: PlanFlagName, routes: readonly Route[]): Route[] {
  return routes.map((route) => ({ ...route, planFlag }));
}

/** Ties the types of params, query, body and caller to the handler that reads them. */
export function defineRoute<const S extends RouteSchema, const A extends Access>(route: Route<S, A>): Route {
  return route;
}

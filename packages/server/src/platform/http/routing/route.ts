import type { PlanFlagName, Right } from '@awning/site-model';
import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimitName } from '../../rate-limits.ts';
import type { SignedInMember, SiteUser } from '../caller.ts';

/**
 * One call of the server. Every route says who may call it, how it is guarded against forgery and how often it may be
 * called; the registry refuses a route without them, and tests are generated from these declarations.
 */
export interface Route<S extends RouteSchema = RouteSchema, A extends Access = Access> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's notation; a final slash is accepted too unless the path says otherwise. */
  readonly path: string;
  /** One sentence for the API documentation; a page for people has none and is left out there. */
  readonly summary?: string;
  readonly access: A;
  /** The plan feature it belongs to; where that is switched off, calls answer 403 and pages are not there (D-015). */
  readonly planFlag?: PlanFlagName;
  readonly forgery: Forgery;
  readonly limit: RateLimitName;
  readonly schema: S;
  /** Refusals the caller must expect beside 400 (fields), 403 and 429, documented with their words. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** Largest body in bytes; the default is 64 kB. */
  readonly bodyLimit?: number;
  /** What a body may be written in; by default forms for `same-origin`, JSON and text for `beacon`, and JSON for the rest. */
  readonly accepts?: readonly BodyKind[];
  /** Answers on every host, also one that belongs to no website; `request.website` must not be read. */
  readonly anyHost?: true;
  /**
   * The answer does not depend on who is signed in to the website, so no site user is looked up, and none has to prove a change by
   * the header of D-090: pictures and cached pages, and calls that any visitor makes with the crumb alone, such as signing in.
   */
  readonly impersonal?: true;
  /** What limits `per: 'subject'` count: the form that is sent, the link that is used. Called with a validated request. */
  readonly limitSubject?: (request: RouteRequest<S, A>) => string | undefined;
  /** The words of a 429 where the specification has its own. */
  readonly tooManyText?: (language: string) => string;
  /** Values with which the generated tests reach deeper than the schema alone leads them. */
  readonly examples?: readonly RouteExample[];
  readonly handle: (request: RouteRequest<S, A>, reply: FastifyReply) => unknown;
}

export interface RouteSchema {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The answer with status 200 (or another success status); pages for people have none. */
  readonly answer?: TSchema;
}

/** `text` is JSON sent as text/plain, as beacons do; `raw` keeps the bytes, for signed bodies and files. */
export type BodyKind = 'json' | 'form' | 'text' | 'raw';

interface RouteExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Who may call: anybody; a signed-in site user; a team member with a right; whoever holds the operator's token; whoever holds the
 * one-time setup link. `fresh` is for what must not happen to a browser left unattended: the member has confirmed within ten minutes
 * that it is them. `beforeSecondFactor` is for the little that stays open to a member who has yet to set up the second factor that the
 * owner asks for.
 */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'site-user' }
  | { readonly kind: 'team'; readonly right: Right | 'any'; readonly fresh?: true; readonly beforeSecondFactor?: true }
  | { readonly kind: 'operator' }
  | { readonly kind: 'setup' };

/**
 * How a forged call is told apart:
 * `safe` changes nothing (GET only); `crumb` compares cookie and header, field or query parameter (D-011), and asks a signed-in site
 * user for the header of D-090 as well; `same-origin` is for
 * plain forms and checks Origin and Sec-Fetch-Site; `own-secret` carries a single-use key or signature in itself; `beacon` records
 * only and may come from anywhere.
 */
export type Forgery = 'safe' | 'crumb' | 'same-origin' | 'own-secret' | 'beacon';

type Part<S extends RouteSchema, K extends 'params' | 'query' | 'body'> = S[K] extends TSchema ? Static<S[K]> : unknown;

export type RouteRequest<S extends RouteSchema, A extends Access = Access> = FastifyRequest<{
  Params: Part<S, 'params'>;
  Querystring: Part<S, 'query'>;
  Body: Part<S, 'body'>;
}> &
  Caller<A>;

/** Who is known to call: the guards have refused everybody else before the handler runs. */
type Caller<A extends Access> = A extends { readonly kind: 'team' }
  ? Pick<MemberRequest, 'member'>
  : A extends { readonly kind: 'site-user' }
    ? Pick<SiteUserRequest, 'siteUser'>
    : unknown;

/** A request of a route for the team, for what its handler passes it on to. */
export type MemberRequest = FastifyRequest & { readonly member: SignedInMember };

/** A request of a route for site users, for what its handler passes it on to. */
export type SiteUserRequest = FastifyRequest & { readonly siteUser: SiteUser };

/** The routes as part of a plan feature, which switches all of them at once. */
export function underPlan(planFlag: PlanFlagName, routes: readonly Route[]): Route[] {
  return routes.map((route) => ({ ...route, planFlag }));
}

/** Keeps the types of params, query, body and caller together with the handler that reads them. */
export function defineRoute<const S extends RouteSchema, const A extends Access>(route: Route<S, A>): Route {
  return route;
}

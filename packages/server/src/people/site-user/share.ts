import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../../platform/database/index.ts';
import type { SiteUserRequest } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';

/** What a feature keeps for people with an account, and does when they come and go. */
export interface SiteUserShare {
  /** In the transaction that opens a session: what the visitor has gathered becomes the account's. */
  follow?(connection: Connection, request: FastifyRequest, siteUserId: string): Promise<ToBrowser>;
  /** In the transaction that ends a session; with `clone` the browser keeps a copy. */
  leave?(
    connection: Connection,
    request: FastifyRequest,
    left: { readonly siteUserId: string; readonly clone: boolean },
  ): Promise<ToBrowser>;
  /** Its part of what the website keeps about the site user who asks, under names of its own; secrets are left out. */
  collect?(request: SiteUserRequest): Promise<Readonly<Record<string, unknown>>>;
  /** In the transaction that deletes the account: what `collect` shows goes, unless the law asks for it. */
  forget?(connection: Connection, request: FastifyRequest, person: Person): Promise<ToBrowser | undefined>;
}

/** Tells the browser, once the transaction is committed. */
export type ToBrowser = (reply: FastifyReply) => void;

interface Person {
  readonly websiteId: string;
  readonly siteUserId: string;
  readonly emailKey: string;
}

declare module '../../platform/feature.ts' {
  interface Feature {
    readonly siteUsers?: (parts: Parts) => SiteUserShare;
  }
}

declare module '../../platform/parts.ts' {
  interface Parts {
    /** What the features that run keep for site users; set for the routes of their accounts. */
    readonly siteUserShares?: readonly SiteUserShare[];
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../../platform/database/index.ts';
import type { SiteUserRequest } from '../../platform/http/index.ts';
import type { Parts } from '../../platform/parts.ts';

/** What a feature stores for accounts, and its part in signing in and out. */
export interface SiteUserShare {
  /** In the transaction that opens a session: moves what the visitor has collected into the account. */
  follow?(connection: Connection, request: FastifyRequest, siteUserId: string): Promise<ReplyChange>;
  /** In the transaction that ends a session; with `clone` the browser keeps a copy. */
  leave?(
    connection: Connection,
    request: FastifyRequest,
    left: { readonly siteUserId: string; readonly clone: boolean },
  ): Promise<ReplyChange>;
  /** The feature's pages of the account that this person needs; others do not see them in its navigation. */
  pages?(request: SiteUserRequest): Promise<readonly string[]>;
  /** The feature's part of the data export, under its own names and without secrets. */
  collect?(request: SiteUserRequest): Promise<Readonly<Record<string, unknown>>>;
  /**
   * In the transaction that deletes the account: deletes what `collect` returns, unless the law requires keeping it.
   */
  forget?(connection: Connection, request: FastifyRequest, person: Person): Promise<ReplyChange | undefined>;
}

/** Changes the reply after the transaction is committed. */
export type ReplyChange = (reply: FastifyReply) => void;

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
    /** The site-user contributions of all features; set for routes. */
    readonly siteUserShares?: readonly SiteUserShare[];
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteUser } from '../../people/site-user/index.ts';
import type { Parts } from '../../platform/parts.ts';

/** The areas that pages may belong to, whose members alone see them. */
export interface PageAreas {
  /** Whether an area of the page is open to the caller; undefined if the page belongs to none. */
  readonly access: (
    request: FastifyRequest,
    pageId: string,
    siteUser: SiteUser | undefined,
  ) => Promise<'open' | 'closed' | undefined>;
  /** Sends a page that says how to get access. */
  readonly ask: (request: FastifyRequest, reply: FastifyReply, pageId: string) => Promise<void>;
}

declare module '../../platform/feature.ts' {
  interface Feature {
    /** Areas that pages may belong to; one feature contributes them. */
    readonly pageAreas?: (parts: Parts) => PageAreas;
  }
}

declare module '../../platform/parts.ts' {
  interface Parts {
    /** The areas of pages; set for routes. */
    readonly pageAreas?: PageAreas;
  }
}

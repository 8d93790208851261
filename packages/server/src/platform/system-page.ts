import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page that a feature draws itself inside the default layout: cart, checkout, account. */
export interface SystemPage {
  readonly pageType: number;
  readonly title: string;
  /** An island as main content, with what it needs; its texts are resolved by the storefront. */
  readonly island?: { readonly name: string; readonly data: unknown };
  /** HTML that the feature has made and escaped itself. */
  readonly html?: string;
  readonly status?: number;
  /** Further body classes. */
  readonly classes?: readonly string[];
}

/** Sends such a page in the website's theme. */
export type SendSystemPage = (request: FastifyRequest, reply: FastifyReply, page: SystemPage) => Promise<FastifyReply>;

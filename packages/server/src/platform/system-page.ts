import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlacedIsland } from './island.ts';

/** A page that a feature renders inside the default layout: cart, checkout, account. */
export interface SystemPage {
  readonly pageType: number;
  readonly title: string;
  /** An island as main content, with its data; the storefront adds its texts. */
  readonly island?: PlacedIsland;
  /** HTML that the feature has built and escaped itself. */
  readonly html?: string;
  readonly status?: number;
  /** What its policy allows beyond that of every page, by directive. */
  readonly sources?: Readonly<Record<string, readonly string[]>>;
  /** Additional body classes. */
  readonly classes?: readonly string[];
}

/** Sends the page in the website's theme. */
export type SendSystemPage = (request: FastifyRequest, reply: FastifyReply, page: SystemPage) => Promise<FastifyReply>;

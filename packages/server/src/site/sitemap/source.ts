import type { Connection } from '../../platform/database/index.ts';

declare module '../../platform/feature.ts' {
  interface Feature {
    /** What the feature has pages of, for the sitemap. */
    readonly sitemapSources?: readonly SitemapSource[];
  }
}

/** Things of one kind that have pages of their own, in the order of their ids. */
export interface SitemapSource {
  /** In addresses of the sitemap's parts. */
  readonly name: string;
  /** The first of every so many things that visitors see. */
  starts(connection: Connection, websiteId: string, wanted: Wanted & { readonly every: number }): Promise<string[]>;
  /** The things from an id on. */
  rows(connection: Connection, websiteId: string, wanted: WantedRows): Promise<SitemapRow[]>;
}

interface Wanted {
  /** Those that everybody may see. */
  readonly collectionIds: readonly string[];
  readonly now: Date;
}

interface WantedRows extends Wanted {
  readonly from: string;
  readonly limit: number;
}

export interface SitemapRow {
  readonly id: string;
  readonly collectionId: string;
  /** The part of its address after that of its collection. */
  readonly path: string;
  readonly updatedAt: Date;
  readonly imageIds: readonly string[];
}

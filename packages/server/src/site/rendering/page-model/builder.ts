import type { Config } from '../../../platform/config/index.ts';
import type { Connection } from '../../../platform/database/index.ts';
import type { Collection, Found, LayoutOwner } from '../../content/index.ts';
import type { AreaAttributes } from '../islands/storefront.ts';
import type { PageCode } from '../page-code.ts';
import type { PageRequest, Scope, Site } from '../site.ts';
import type { Sources } from '../sources.ts';
import type { LoadedTheme } from '../theme/themes.ts';
import type { Page } from './page.ts';

/** What the builders of the page model are given. */
export interface Builder extends BlockContext {
  readonly blocks: BlockAreas;
}

/** What drawing blocks is given. */
export interface BlockContext {
  readonly connection: Connection;
  readonly request: PageRequest;
  readonly site: Site;
  readonly theme: LoadedTheme;
  readonly base: Scope;
  readonly code: PageCode;
  readonly sources: Sources;
  readonly config: Config;
  readonly itemKinds: readonly ItemKind[];
}

/** Block areas of pages, posts and theme fields as HTML. */
export interface BlockAreas {
  /** One area; empty when it has never been filled. */
  render(owner: LayoutOwner, attributes: AreaAttributes): Promise<string>;
  /** Several, read in one go. */
  renderAll(areas: readonly { owner: LayoutOwner; attributes: AreaAttributes }[]): Promise<string[]>;
}

/** Items that a feature keeps itself, such as products, and how they are shown wherever pages show items. */
export interface ItemKind {
  /** What a search calls them. */
  readonly name: Found['kind'];
  isIn(collection: Collection): boolean;
  /** The page of a collection with a part of its items. */
  listPage(builder: Builder, collection: Collection): Promise<Page>;
  /** The page of an item; `path` is what follows the address of the collection. */
  itemPage(builder: Builder, collection: Collection, path: readonly string[]): Promise<Page | undefined>;
  /** The first items of a collection, for a tag. */
  items(
    builder: Builder,
    collection: Collection,
    wanted: ItemChoice & { readonly skip: number; readonly tag?: string },
  ): Promise<{ readonly items: readonly Scope[]; readonly beside: Scope }>;
  /** The first items of a collection, for a block that sums it up. */
  summaries(context: BlockContext, collection: Collection, wanted: ItemChoice): Promise<readonly Scope[]>;
  /** The names of the categories that items of a collection carry. */
  categories(builder: Builder, collection: Collection, limit: number): Promise<readonly string[]>;
  /** Those that a search has found, by id. */
  found(
    builder: Builder,
    ids: readonly string[],
  ): Promise<{ readonly views: ReadonlyMap<string, Scope>; readonly beside: Scope }>;
}

interface ItemChoice {
  readonly limit: number;
  readonly category?: string;
}

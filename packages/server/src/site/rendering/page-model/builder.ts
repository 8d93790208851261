import type { Config } from '../../../platform/config/index.ts';
import type { Connection } from '../../../platform/database/index.ts';
import type { Collection, Found, Item, LayoutOwner } from '../../content/index.ts';
import type { AreaAttributes } from '../islands/storefront.ts';
import type { PageCode } from '../page-code.ts';
import type { PageRequest, Scope, Site } from '../site.ts';
import type { Sources } from '../sources.ts';
import type { TemplateSurroundings } from '../template.ts';
import type { LoadedTheme } from '../theme/themes.ts';
import type { Page } from './page.ts';
import type { SitePictures } from './site-pictures.ts';

/** What a feature adds to an item on its own page. */
type ItemPart = (builder: Builder, item: Item) => Promise<ItemAddition>;

export interface ItemAddition {
  readonly fields?: Scope;
  /** HTML that every theme shows below the text. */
  readonly afterBody?: string;
}

declare module '../../../platform/feature.ts' {
  interface Feature {
    readonly itemParts?: readonly ItemPart[];
  }
}

declare module '../../../platform/parts.ts' {
  interface Parts {
    /** What all features add to items, for the pages. */
    readonly itemParts?: readonly ItemPart[];
  }
}

/** The input of the page model's builders. */
export interface Builder extends BlockContext {
  readonly itemParts: readonly ItemPart[];
  readonly pictures: SitePictures;
  readonly blocks: BlockAreas;
}

/** The input of rendering blocks. */
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
  readonly onTemplateErrors?: TemplateSurroundings['onTemplateErrors'];
}

/** Block areas of pages, posts and theme fields as HTML. */
export interface BlockAreas {
  /** One area; empty if it was never filled. */
  render(owner: LayoutOwner, attributes: AreaAttributes): Promise<string>;
  /** Several, read in one query. */
  renderAll(areas: readonly { owner: LayoutOwner; attributes: AreaAttributes }[]): Promise<string[]>;
  /** The pictures of a gallery page, as a gallery block shows them. */
  renderGallery(items: readonly Scope[]): string;
}

/** Items that a feature stores itself, such as products, and how pages show them. */
export interface ItemKind {
  /** Their kind in search results. */
  readonly name: Found['kind'];
  isIn(collection: Collection): boolean;
  /** The page of a collection with one part of its items. */
  listPage(builder: Builder, collection: Collection): Promise<Page>;
  /** The page of an item; `path` is the part after the address of the collection. */
  itemPage(builder: Builder, collection: Collection, path: readonly string[]): Promise<Page | undefined>;
  /** The first items of a collection, for a tag. */
  items(
    builder: Builder,
    collection: Collection,
    wanted: ItemChoice & { readonly skip: number; readonly tag?: string },
  ): Promise<{ readonly items: readonly Scope[]; readonly beside: Scope }>;
  /** The first items of a collection, for a summary block. */
  summaries(context: BlockContext, collection: Collection, wanted: ItemChoice): Promise<readonly Scope[]>;
  /** The names of the categories of a collection's items. */
  categories(context: BlockContext, collection: Collection, limit: number): Promise<readonly string[]>;
  /** The items of search results, by id. */
  found(
    builder: Builder,
    ids: readonly string[],
  ): Promise<{ readonly views: ReadonlyMap<string, Scope>; readonly beside: Scope }>;
}

interface ItemChoice {
  readonly limit: number;
  readonly category?: string;
}

import type { Config } from '../../../platform/config/index.ts';
import type { Connection } from '../../../platform/database/index.ts';
import type { LayoutOwner } from '../../content/index.ts';
import type { AreaAttributes } from '../islands/storefront.ts';
import type { PageCode } from '../page-code.ts';
import type { PageRequest, Scope, Site } from '../site.ts';
import type { Sources } from '../sources.ts';
import type { LoadedTheme } from '../theme/themes.ts';

/** Block areas of pages, posts and theme fields as HTML. */
export interface BlockAreas {
  /** One area; empty when it has never been filled. */
  render(owner: LayoutOwner, attributes: AreaAttributes): Promise<string>;
  /** Several, read in one go. */
  renderAll(areas: readonly { owner: LayoutOwner; attributes: AreaAttributes }[]): Promise<string[]>;
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
}

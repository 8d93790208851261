import type { Connection } from '../../../platform/database/index.ts';
import type { BlockAreas, BlockContext } from '../blocks/block-context.ts';
import type { PageCode } from '../page-code.ts';
import type { PageRequest, Scope, Site } from '../site.ts';
import type { Sources } from '../sources.ts';
import type { LoadedTheme } from '../theme/themes.ts';

/** What the builders of the page model are given. */
export interface Builder {
  readonly connection: Connection;
  readonly request: PageRequest;
  readonly site: Site;
  readonly theme: LoadedTheme;
  readonly base: Scope;
  readonly blocks: BlockAreas;
  readonly code: PageCode;
  readonly sources: Sources;
  readonly config: BlockContext['config'];
}

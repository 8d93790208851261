import type { Builder } from '../page-model/builder.ts';
import type { Page } from '../page-model/page.ts';
import type { Scope } from '../site.ts';

/** The scope of a tag's template; `undefined` prints nothing. */
export type TagScope = (
  attributes: ReadonlyMap<string, string>,
  builder: Builder,
  page: Page,
) => Promise<Scope | undefined>;

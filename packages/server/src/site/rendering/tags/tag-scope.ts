import type { Builder } from '../page-model/builder.ts';
import type { Page } from '../page-model/page.ts';
import type { Scope } from '../site.ts';

/** What a tag's template is run with; `undefined` prints nothing. */
export type TagScope = (
  attributes: ReadonlyMap<string, string>,
  builder: Builder,
  page: Page,
) => Promise<Scope | undefined>;

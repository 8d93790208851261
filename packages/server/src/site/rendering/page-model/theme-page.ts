import { PageType } from '@awning/site-model';
import type { Builder } from './builder.ts';
import type { Page } from './page.ts';

/** A page of the theme at `pages/<name>.page`; its address is the file's name. */
export function themePage({ request, base, theme }: Builder, name: string): Page | undefined {
  const page = theme.theme.pages.get(name);
  if (page === undefined || systemPages.has(name)) return undefined;
  const title = page.title ?? name;
  return {
    kind: 'page',
    pageType: PageType.page,
    scope: {
      ...base,
      collection: { title, description: page.description ?? '', typeName: name, urlId: name, type: 7 },
    },
    main: { kind: 'template', source: page.source },
    layouts: [],
    pageId: `page-${name}`,
    classes: [`collection-type-${name}`, 'view-list'],
    head: { title: `${title} — ${request.website.name}`, description: page.description, canonicalPath: `/${name}` },
  };
}

/** Templates for pages of the host; they have no address of their own. */
const systemPages: ReadonlySet<string> = new Set(['not-found', 'error', 'search', 'system']);

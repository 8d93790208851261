import { CollectionType, PageType } from '@awning/site-model';
import { addressIn } from '../../../platform/website/index.ts';
import type { Collection } from '../../content/index.ts';
import type { Builder } from './builder.ts';
import { collectionView } from './collection-view.ts';
import { collectionHead } from './head.ts';
import type { Page } from './page.ts';
import { titleOf } from './page-title.ts';

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
      collection: {
        title,
        navigationTitle: title,
        description: page.description ?? '',
        urlId: name,
        fullUrl: addressIn(request.website, request.language, `/${name}`),
        typeName: name,
        typeLabel: name,
        type: CollectionType['template-page'],
      },
    },
    main: { kind: 'template', source: page.source },
    layouts: [],
    pageId: `page-${name}`,
    classes: [`collection-type-${name}`, 'view-list'],
    head: { title: titleOf(request, { collection: title }), description: page.description, canonicalPath: `/${name}` },
  };
}

/** The same as a page of the owner's tree, which has its own address and titles, and may be the home page. */
export function staticPage(builder: Builder, collection: Collection): Page | undefined {
  const { request, base, theme } = builder;
  const page = theme.theme.pages.get(collection.typeName);
  if (page === undefined) return undefined;
  const view = collectionView(collection, builder);
  return {
    kind: 'page',
    pageType: PageType.page,
    scope: { ...base, collection: view },
    main: { kind: 'template', source: page.source },
    layouts: [collection.regionName],
    pageId: `collection-${collection.id}`,
    classes: [`collection-type-${collection.typeName}`, `collection-${collection.id}`, 'view-list'],
    head: collectionHead(collection, request, view, page.description),
  };
}

/** Templates for pages of the host; they have no address of their own. */
const systemPages: ReadonlySet<string> = new Set(['not-found', 'error', 'search', 'system']);

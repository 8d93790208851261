import { PageType } from '@awning/site-model';
import type { Collection } from '../../content/index.ts';
import { isHidden } from '../guarded-pages.ts';
import { languageChoice, type Scope } from '../site.ts';
import { siteAssets } from '../site-memory.ts';
import { forcedPageSize } from '../theme/new-collection.ts';
import type { Builder } from './builder.ts';
import { collectionView } from './collection-view.ts';
import { firstItems } from './first-items.ts';
import { collectionHead } from './head.ts';
import { type ImageViews, imageViews } from './image-view.ts';
import type { Page } from './page.ts';
import { collectionTemplate } from './templates.ts';

/** An index shows each of its pages in full, so it shows fewer entries of each than their own pages may. */
const MAX_ITEMS = 100;

/** A folder with a page that shows the pages inside it, with their entries if the theme asks for `fullData`. */
export async function indexPage(builder: Builder, folder: Collection): Promise<Page> {
  const { request, base, site, theme } = builder;
  const children = site.collections.filter((child) => child.parentId === folder.id && !isHidden(builder, child));
  const ids = [folder, ...children].map(({ mainImageId }) => mainImageId).filter((id) => id !== null);
  const images = imageViews(await siteAssets(builder, ids), languageChoice(request));
  const conf = theme.theme.collections.get(folder.typeName)?.conf;
  // Some themes write it as a text.
  const isFull = String(conf?.['fullData']) === 'true';
  const collections = await Promise.all(children.map(async (child) => await childView(builder, child, images, isFull)));
  const view = collectionView(folder, builder, images);
  return {
    kind: 'page',
    pageType: PageType.collection,
    scope: { ...base, collection: { ...view, collections } },
    main: { kind: 'template', source: collectionTemplate(theme, folder.typeName, 'list') },
    layouts: [folder.regionName, conf?.layout],
    pageId: `collection-${folder.id}`,
    classes: [`collection-type-${folder.typeName}`, `collection-${folder.id}`, 'view-list'],
    head: collectionHead(folder, request, view),
  };
}

async function childView(builder: Builder, child: Collection, images: ImageViews, isFull: boolean): Promise<Scope> {
  const { pageSize } = child;
  const limit = Math.min(forcedPageSize(builder.theme.theme, child.typeName) ?? pageSize, MAX_ITEMS);
  const [mainContent, { items, beside }] = await Promise.all([
    builder.blocks.render(`page:${child.id}`, { id: `page-${child.id}`, type: 'page' }),
    isFull ? firstItems(builder, child, { limit, skip: 0 }) : { items: [], beside: {} },
  ]);
  return { ...collectionView(child, builder, images), ...beside, mainContent, ...(isFull ? { items } : {}) };
}

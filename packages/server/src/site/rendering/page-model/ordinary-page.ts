import { CollectionType, PageType } from '@awning/site-model';
import { type Collection, plainText } from '../../content/index.ts';
import { languageChoice } from '../site.ts';
import { siteAssets } from '../site-memory.ts';
import type { Builder } from './builder.ts';
import { collectionView } from './collection-view.ts';
import { collectionHead } from './head.ts';
import { imageViews } from './image-view.ts';
import type { Page } from './page.ts';

/** A page whose content is its block area. */
export async function ordinaryPage(builder: Builder, collection: Collection): Promise<Page> {
  const { request, blocks, base } = builder;
  const ids = collection.mainImageId === null ? [] : [collection.mainImageId];
  const [assets, html] = await Promise.all([
    siteAssets(builder, ids),
    blocks.render(`page:${collection.id}`, { id: `page-${collection.id}`, type: 'page' }),
  ]);
  const view = collectionView(collection, builder, imageViews(assets, languageChoice(request)));
  return {
    kind: 'page',
    pageType: collection.type === CollectionType['splash-page'] ? PageType.splashPage : PageType.page,
    scope: { ...base, collection: view, mainContent: html },
    main: { kind: 'html', html },
    layouts: [collection.regionName, builder.theme.theme.collections.get('page')?.conf.layout],
    pageId: `collection-${collection.id}`,
    classes: [`collection-type-${collection.typeName}`, `collection-${collection.id}`, 'view-list'],
    head: collectionHead(collection, request, view, plainText(html, DESCRIPTION_LENGTH)),
  };
}

const DESCRIPTION_LENGTH = 160;

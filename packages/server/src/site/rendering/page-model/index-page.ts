import { PageType } from '@awning/site-model';
import type { Collection } from '../../content/index.ts';
import type { Builder } from './builder.ts';
import { collectionView } from './collection-view.ts';
import { collectionHead } from './head.ts';
import type { Page } from './page.ts';
import { collectionTemplate } from './templates.ts';

/** A folder with a page that shows the pages inside it. */
export async function indexPage(builder: Builder, folder: Collection): Promise<Page> {
  const { request, base, site, theme, blocks } = builder;
  const children = site.collections.filter(({ parentId }) => parentId === folder.id);
  const contents = await Promise.all(
    children.map(async ({ id }) => await blocks.render(`page:${id}`, { id: `page-${id}`, type: 'page' })),
  );
  const view = collectionView(folder, builder);
  return {
    kind: 'page',
    pageType: PageType.collection,
    scope: {
      ...base,
      collection: {
        ...view,
        collections: children.map((child, index) => ({
          ...collectionView(child, builder),
          mainContent: contents[index] ?? '',
        })),
      },
    },
    main: { kind: 'template', source: collectionTemplate(theme, folder.typeName, 'list') },
    layouts: [folder.regionName, theme.theme.collections.get(folder.typeName)?.conf.layout],
    pageId: `collection-${folder.id}`,
    classes: [`collection-type-${folder.typeName}`, `collection-${folder.id}`, 'view-list'],
    head: collectionHead(folder, request, view),
  };
}

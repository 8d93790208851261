import { CollectionType } from '@awning/site-model';
import { expect, test } from 'vitest';
import { Ordering } from '../../content/index.ts';
import { forcedPageSize, newCollection } from './new-collection.ts';
import type { ThemeCollection } from './theme.ts';

const confs: Readonly<Record<string, object>> = {
  shop: { acceptTypes: ['store_item'], pageSize: 30 },
  works: { acceptTypes: ['work'], ordering: 'chronological', pageSize: '12', forcePageSize: true },
  index: { folder: true, index: true, ordering: 'user-orderable', pageSize: 99_999 },
  menu: { folder: true, pageSize: 0 },
  odd: { acceptTypes: 'store_item', pageSize: 'many', forcePageSize: true, ordering: 'constructor' },
};
const none = { list: undefined, item: undefined };
const theme = {
  // Files may hold anything.
  collections: new Map(
    Object.entries(confs).map(([name, conf]): [string, ThemeCollection] => [
      name,
      { ...none, conf: conf as ThemeCollection['conf'] },
    ]),
  ),
  pages: new Map([['welcome', { source: '', title: undefined, description: undefined }]]),
};

test.each([
  ['shop', { type: CollectionType.products, pageSize: 30, ordering: Ordering.userOrderable }],
  ['products', { type: CollectionType.products, pageSize: 20 }],
  ['works', { type: CollectionType.generic, pageSize: 12, ordering: Ordering.chronological }],
  ['index', { isFolder: true, isIndex: true, pageSize: 9999 }],
  ['menu', { isFolder: true, isIndex: false, pageSize: 20 }],
  ['odd', { type: CollectionType.generic, pageSize: 20, ordering: Ordering.userOrderable }],
  ['blog', { type: CollectionType.generic, ordering: Ordering.chronological }],
  ['events', { type: CollectionType.generic, ordering: Ordering.calendar }],
  ['page', { type: CollectionType.page }],
  ['welcome', { type: CollectionType['template-page'] }],
])('a new collection of the type %s begins as its configuration says', (typeName, begun) => {
  expect(newCollection(theme, typeName)).toMatchObject({ typeName, ...begun });
});

test('only a theme that says so decides how many entries a page has', () => {
  const sizes = ['works', 'shop', 'odd', 'absent'].map((typeName) => forcedPageSize(theme, typeName));
  expect(sizes).toEqual([12, undefined, undefined, undefined]);
});

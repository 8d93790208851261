import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { compileTemplate } from '../../engine/compile.ts';
import type { Value } from '../../values/value.ts';
import { itemClasses } from './item-classes.ts';

const classes = (item: Value, data: Value = {}) => callFormatter(itemClasses, [], [item], { data });

test('an item without anything has the two classes every item has', () => {
  expect(classes({})).toBe('hentry post-type-');
});

test('each member adds its class, in the order of the dialect', () => {
  expect(
    classes({
      promotedBlockType: 'Image Block',
      categories: ['New Work', 'C&D'],
      tags: ['x y'],
      author: { displayName: 'Jo Smith' },
      recordTypeLabel: 'text',
      starred: true,
    }),
  ).toBe(
    'hentry promoted promoted-block-image-block category-new-work category-cd tag-x-y author-jo-smith post-type-text featured',
  );
});

test('members are looked up outwards, the record type is not', () => {
  const outer = { tags: ['t'], recordTypeLabel: 'r', recordType: 11, structuredContent: { productType: 1 } };
  expect(classes({}, outer)).toBe('hentry tag-t post-type-r');
});

test('ITEM-005: a store item says whether it is on sale and sold out', () => {
  const product = (variant: Value) => ({ recordType: 11, structuredContent: { productType: 1, variants: [variant] } });
  expect(classes(product({ onSale: true, qtyInStock: 0 }))).toBe('hentry post-type- on-sale sold-out');
  expect(classes(product({ onSale: true, unlimited: true }))).toBe('hentry post-type- on-sale');
  expect(classes(product({ qtyInStock: 0 }))).toBe('hentry post-type- sold-out');
  expect(classes(product({ qtyInStock: 3 }))).toBe('hentry post-type-');
  expect(classes({ ...product({ onSale: true }), recordType: 1 })).toBe('hentry post-type-');
});

test('the label is escaped', () => {
  expect(classes({ recordTypeLabel: '">' })).toBe('hentry post-type-&quot;&gt;');
});

test('in a loop the position of the item is a class too', () => {
  const { output } = compileTemplate('{.repeated section l}{@|item-classes};{.end}').render({ l: [{}, {}] });
  expect(output).toBe('hentry post-type- article-index-1;hentry post-type- article-index-2;');
});

test('an object passes for a list of as many elements as it has members, a text for none', () => {
  expect(classes({ categories: { 0: 'A b', x: 1 }, tags: 'ab' })).toBe('hentry category-a-b category- post-type-');
});

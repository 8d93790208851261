import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { productQuickView } from './product-quick-view.ts';

const view = (product: Value, args: readonly string[] = [], data: Value = {}) =>
  callFormatter(productQuickView, args, [product], { data });
const button = (id: string, group: string, text = 'Quick View') =>
  `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${id}" data-group="${group}">${text}</span>`;

test('PROD-041, FMT-027: the button says Quick View', () => {
  expect(view({ id: 'p1' })).toBe(button('p1', ''));
});

test('the group is a member, a name found outwards, or the word itself', () => {
  expect(view({ id: 'p1', shop: 'own' }, ['shop'], { shop: 'outer' })).toBe(button('p1', 'own'));
  expect(view({ id: 'p1' }, ['shop'], { shop: 'outer' })).toBe(button('p1', 'outer'));
  expect(view({ id: 'p1' }, ['shop', 'other'])).toBe(button('p1', 'shop'));
  expect(view({ id: 'p1', a: { b: 'x' } }, ['a.b'])).toBe(button('p1', 'a.b'));
});

test('the id is that of the product alone', () => {
  expect(view({}, [], { id: 'outer' })).toBe(button('', ''));
});

test('the text is that of the page', () => {
  expect(view({ id: 'p1' }, [], { localizedStrings: { productQuickViewText: 'Ansehen' } })).toBe(
    button('p1', '', 'Ansehen'),
  );
});

test('all data is escaped', () => {
  const data = { localizedStrings: { productQuickViewText: '<i>' } };
  expect(view({ id: '"1' }, ['<b>'], data)).toBe(button('&quot;1', '&lt;b&gt;', '&lt;i&gt;'));
});

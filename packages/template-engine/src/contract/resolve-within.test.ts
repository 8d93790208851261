import { expect, test } from 'vitest';
import { compileTemplate } from '../engine/compile.ts';

const data = {
  id: 'page',
  collectionId: 'c1',
  list: [{ id: 'first', structuredContent: { productType: 1, variants: [{ unlimited: true }] } }],
};

test.each([
  ['add-to-cart-btn', 'data-collection-id="c1" data-item-id="first" data-product-type="1"'],
  ['quantity-input', '<div class="product-quantity-input" data-item-id="first"'],
  ['product-checkout', 'data-collection-id="c1" data-item-id="first" data-product-type="1"'],
])('%s looks into what an earlier formatter made before it looks around', (formatter, expected) => {
  expect(compileTemplate(`{list|find-first|${formatter}}`).render(data).output).toContain(expected);
  expect(compileTemplate(`{.var @v list|find-first|${formatter}}{@v}`).render(data).output).toContain(expected);
});

test('a member that is null hides an outer one', () => {
  const { output } = compileTemplate('{list|find-first|like-button}').render({
    websiteSettings: { simpleLikingEnabled: true },
    id: 'page',
    likeCount: 7,
    list: [{ id: null }],
  });
  expect(output).toContain('data-item-id="" data-like-count="7"');
});

import { PagePermission } from '@awning/site-model';
import { expect, test } from 'vitest';
import { placed } from '../../../platform/island.ts';
import { projectFolder } from '../../../platform/project-folder.ts';
import { blank, fillIslands, islandMarker, loadStorefront, similarMarker } from '../../../site/rendering/index.ts';
import { productIslands } from './product-islands.ts';

const page = { title: 'Mugs', id: 'c1', kind: 'collection', path: '/shop', permission: PagePermission.public } as const;

test('an island that is drawn once for similar products comes out as if it had been drawn for each', async () => {
  const storefront = await loadStorefront(projectFolder);
  const product = {
    productType: 1,
    options: [{ name: 'Size', values: ['S', 'M'] }],
    hasQuantity: true,
    isSoldOut: false,
    isSubscribable: false,
    isExpress: false,
    customLabel: null,
    hasQuestions: false,
    prefix: '/de',
  };
  const variant = { attributes: { Size: 'S' }, isAvailable: true, originalPriceText: null, instalments: null };
  const place = { storefront, language: 'de', primaryLanguage: 'en', page };
  for (const [itemId, sku, priceText] of [
    ['item-1', 'SKU-1', '€ 1,00'],
    ['item-2', '"><script>$&', "<b>&'$1"],
  ] as const) {
    const own = {
      ...product,
      itemId,
      formId: `form-${itemId}`,
      variants: [{ ...variant, id: sku, sku, priceText }],
    };
    const blanks = {
      itemId: blank(0),
      formId: blank(1),
      variants: [{ ...variant, id: blank(2), sku: blank(2), priceText: blank(3) }],
    };
    for (const island of Object.values(productIslands)) {
      const drawn = similarMarker(placed(island, { ...product, ...blanks }), [
        itemId,
        `form-${itemId}`,
        sku,
        priceText,
      ]);
      expect(fillIslands(drawn, place)).toBe(fillIslands(islandMarker(placed(island, own)), place));
    }
  }
});

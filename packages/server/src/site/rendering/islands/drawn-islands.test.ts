import { readForm, type SubmissionPage } from '@awning/forms';
import { PagePermission } from '@awning/site-model';
import { expect, test } from 'vitest';
import { placed } from '../../../platform/island.ts';
import { projectFolder } from '../../../platform/project-folder.ts';
import { formIsland } from '../../form/index.ts';
import { blank } from './drawn-islands.ts';
import { anyPageMarker, fillIslands, islandMarker, similarMarker } from './markers.ts';
import { productIslands } from './product-islands.ts';
import { loadStorefront } from './storefront.ts';

const read = readForm({
  id: 'f1',
  name: 'Letters',
  formType: 'newsletter',
  fields: [{ id: 'email', kind: 'email', title: 'Email' }],
});
if (!read.ok) throw new Error('The form of this test is not one');
const data = {
  form: read.form,
  formVersion: 3,
  captcha: null,
  frameAddress: null,
  strictEmailEndings: false,
  prefix: '',
};

const pages: readonly SubmissionPage[] = [
  { title: 'Mugs', id: 'c1', kind: 'collection', path: '/shop', permission: PagePermission.public },
  {
    title: 'Tea & "Co" <b>\'s</b> $& $1 \\ ü',
    id: 'i1',
    kind: 'item',
    path: "/shop/p/a'b$&",
    permission: PagePermission.public,
  },
  { title: '', id: '', kind: 'other', path: '/', permission: PagePermission.public },
];

test('an island on many pages is the same as if it were rendered for each', async () => {
  const storefront = await loadStorefront(projectFolder);
  for (const page of [...pages, ...pages]) {
    const place = { storefront, language: 'en', primaryLanguage: 'en', page };
    expect(fillIslands(anyPageMarker(placed(formIsland, { ...data, page })), place)).toBe(
      fillIslands(islandMarker(placed(formIsland, { ...data, page })), place),
    );
  }
});

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
  const place = { storefront, language: 'de', primaryLanguage: 'en', page: pages[0]! };
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

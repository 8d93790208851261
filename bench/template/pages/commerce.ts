import type { Value } from '@awning/template-engine';
import type { Page } from './page.ts';

const PRODUCTS = 50;

/** 50 products through the formatters of a store page. Only the two engines of this language have them. */
export const commercePage: Page = {
  name: 'commerce page',
  data: {
    featureFlags: { useCLDRMoneyFormat: true },
    website: { timeZone: 'America/New_York' },
    websiteSettings: { storeSettings: {} },
    localizedStrings: {},
    items: Array.from({ length: PRODUCTS }, (_, i) => product(i)),
  },
  template: `<div class="list">{.repeated section items}<div class="{@|item-classes}">
<img {@|image-meta}{@|image-srcset}>
{@|product-price}{@|product-status}{@|product-checkout}
</div>{.end}</div>
`,
};

function product(i: number): Value {
  const variants = Array.from({ length: i % 10 === 0 ? 4 : 5 }, (_, j) => variant(i, j));
  return {
    id: `5f${i.toString(16).padStart(22, '0')}`,
    collectionId: '5e0000000000000000000001',
    title: `Stoneware mug no. ${i}`,
    recordType: 11,
    recordTypeLabel: 'store-item',
    starred: i % 4 === 0,
    categories: ['Mugs', 'Stoneware'],
    tags: ['Sea blue', 'Dishwasher safe'],
    author: { displayName: 'Ada Marsh' },
    assetUrl: `https://static.example.com/mugs/${i}/main.jpg`,
    originalSize: '2500x1667',
    mediaFocalPoint: { x: 0.5, y: 0.25 },
    systemDataVariants: '2500x1667,100w,300w,500w,750w,1000w,1500w,2500w',
    structuredContent: {
      productType: 1,
      variantOptionOrdering: ['Colour', 'Size'],
      variants,
    },
  };
}

function variant(i: number, j: number): Value {
  const price = 20 + (i % 3 === 0 ? j : 0);
  return {
    id: `v-${i}-${j}`,
    sku: `MUG-${i}-${j}`,
    attributes: { Colour: j % 2 === 0 ? 'Sea "blue"' : 'Slate', Size: `${20 + j * 5} cl` },
    price: price * 100,
    priceMoney: { value: `${price}.00`, currency: 'USD' },
    salePrice: 1500,
    salePriceMoney: { value: '15.00', currency: 'USD' },
    onSale: i % 3 === 1,
    unlimited: false,
    qtyInStock: i % 7 === 0 ? 0 : 10 + j,
  };
}

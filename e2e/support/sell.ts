import type { Page } from '@playwright/test';
import { teamCall } from './forms.ts';

/** What differs from a plain product with one variant. */
interface Sold {
  readonly slug: string;
  readonly type: number;
  readonly texts: Readonly<Record<string, { readonly name: string; readonly body: string }>>;
  readonly plan?: { readonly unit: string; readonly value: number; readonly numCycles: number };
  readonly optionNames?: readonly string[];
  readonly variants: readonly {
    readonly sku: string;
    readonly attributes?: Readonly<Record<string, string>>;
    readonly price: string;
  }[];
}

/** Publishes a product in the shop of the sample website, as its owner. */
export async function sell(back: Page, { variants, ...sold }: Sold): Promise<void> {
  const found = await teamCall<{ rows: { productId: string }[] }>(back, 'GET', '/api/commerce/inventory?search=JAR');
  const path = `/api/commerce/products/${found.rows[0]!.productId}`;
  const { body } = await teamCall<{ body: { collectionId: string } }>(back, 'GET', path);
  const product = {
    collectionId: body.collectionId,
    status: 'published',
    imageIds: [],
    shareImageId: null,
    relatedIds: [],
    files: [],
    categories: [],
    tags: [],
    scarcity: null,
    customSoldOutText: null,
    customAddButtonText: null,
    plan: null,
    additionalFieldsFormId: null,
    mailingList: null,
    saleFrom: null,
    saleUntil: null,
    optionNames: [],
    ...sold,
    variants: variants.map((variant) => ({
      id: crypto.randomUUID(),
      attributes: {},
      salePrice: null,
      stock: 'unlimited',
      taxClass: 'standard',
      weightGrams: 0,
      barcode: null,
      size: null,
      imageId: null,
      content: null,
      ...variant,
    })),
  };
  const { id } = await teamCall<{ id: string }>(back, 'POST', '/api/commerce/products', { body: product });
  await teamCall(back, 'POST', `/api/commerce/products/${id}/publish`, { version: 1 });
}

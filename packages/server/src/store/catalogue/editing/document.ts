import { isDeepStrictEqual } from 'node:util';
import { isSaleTime } from '@awning/commerce';
import { truncateText } from '@awning/formats';
import { defineDocument, type EditContext, type ListQuery, type ReadContext } from '../../../platform/editing/index.ts';
import { isId } from '../../../platform/id.ts';
import { type Subject, subjectOf } from '../../../platform/subjects/index.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { selectPageAddress } from '../../../site/content/index.ts';
import { assetUrl, readAssets } from '../../../site/media/index.ts';
import { amountText } from '../../amount/index.ts';
import { productMessages } from '../messages.ts';
import { storeCurrency } from '../record.ts';
import { replacePlan, upsertProduct, upsertVariant } from '../writing/store.ts';
import { bodyOf, contentOf, pricesOf, productOf, salePeriodOf } from './body.ts';
import { checkBody, publishedErrors, whole } from './check.ts';
import { teamList } from './listing/team-list.ts';
import { productPlaces } from './places.ts';
import { ProductBody, type ProductFilters, productFacts, productFilters } from './schema.ts';
import {
  deleteTrashedProduct,
  hideProduct,
  selectEdited,
  selectNextPosition,
  takeOutVariants,
  updateBackorder,
} from './store.ts';

/** A hundred variants with descriptions in several languages. */
const BODY_LIMIT = 1024 * 1024;

/**
 * A product with its options and variants. The quantity in stock is not part of it, so restoring a version never brings
 * back sold items.
 */
export const productDocument = defineDocument({
  kind: 'product',
  path: '/api/commerce/products',
  words: { one: 'product', many: 'products' },
  schema: ProductBody,
  schemaVersion: 4,
  upgrade: upgradeBody,
  right: 'products.edit',
  planFlag: 'COMMERCE',
  hasDrafts: true,
  bodyLimit: BODY_LIMIT,
  example: {
    collectionId: '00000000-0000-7000-8000-000000000000',
    slug: 'tide-mug',
    type: 1,
    status: 'published',
    texts: { en: { name: 'Tide mug', excerpt: '<p>The mug we drink from ourselves.</p>' } },
    imageIds: [],
    categories: ['Tableware'],
    tags: ['mug'],
    scarcity: null,
    customSoldOutText: null,
    customAddButtonText: null,
    plan: null,
    additionalFieldsFormId: null,
    mailingList: null,
    optionNames: [],
    variants: [
      {
        sku: 'MUG-1',
        attributes: {},
        price: '28.00',
        salePrice: null,
        stock: 'counted',
        taxClass: 'standard',
        weightGrams: 310,
      },
    ],
  },
  load: async ({ connection, website }, id) => {
    const row = await selectEdited(connection, website.id, id);
    return row && { body: bodyOf(row, storeCurrency(website)), isVisible: row.label !== 'Draft' };
  },
  check: checkBody,
  checkPublished: publishedErrors,
  write,
  many: {
    title: ({ texts }) => Object.values(texts).find(({ name }) => name)?.name ?? '',
    facts: productFacts,
    filters: productFilters,
    list,
    hide: async ({ connection, website }, id) => {
      await hideProduct(connection, website.id, id);
      return undefined;
    },
    purge: async ({ connection, website }, id) => {
      await deleteTrashedProduct(connection, website.id, id);
      return undefined;
    },
    copy: async ({ clock }, body) => {
      const mark = clock.now().getTime().toString(36);
      return {
        ...body,
        slug: `${truncateText(body.slug, 150)}-${mark}`,
        // A barcode names one thing in the world.
        variants: body.variants.map(({ id: _id, sku, ...variant }) => ({
          ...variant,
          barcode: null,
          sku: `${truncateText(sku, 80)}-${mark}`,
        })),
      };
    },
  },
  places: productPlaces,
  preview: {
    shown: (body) => ({ ...body, status: 'published' as const }),
    path: async ({ connection, website }, { collectionId, slug }) => {
      const urlId = await selectPageAddress(connection, website.id, collectionId);
      return urlId === undefined ? undefined : `/${urlId}/p/${slug}`;
    },
  },
  uniqueKeys: {
    product_website_id_collection_id_slug_key: { field: 'slug', message: productMessages.slugTaken },
    variant_website_id_sku_key: { field: 'variants', message: productMessages.skuTwice },
  },
  subjects: (id, before, after) => [
    subjectOf.product(id),
    ...(isListedAlike(before, after) ? [] : lists(before, after)),
  ],
});

/** Versions saved before something of a product could be told lack it: packages, days of a sale, what is shared, related and delivered. */
function upgradeBody(body: unknown): ProductBody {
  const former = body as ProductBody;
  return {
    saleFrom: null,
    saleUntil: null,
    shareImageId: null,
    relatedIds: [],
    files: [],
    ...former,
    variants: former.variants.map(whole),
  };
}

/** Whether every list shows it at the same position before and after. */
function isListedAlike(before: ProductBody | undefined, after: ProductBody | undefined): boolean {
  return before !== undefined && after !== undefined && isDeepStrictEqual(listedBy(before), listedBy(after));
}

/** Everything that lists sort and filter by. */
function listedBy({ collectionId, status, categories, tags, texts, variants, saleFrom, saleUntil }: ProductBody) {
  const named = Object.entries(texts).map(([language, { name, options, values }]) => [language, name, options, values]);
  const sold = variants.map(({ attributes, price, salePrice, stock }) => ({ attributes, price, salePrice, stock }));
  return { collectionId, status, categories, tags, named, sold, saleFrom, saleUntil };
}

function lists(...bodies: readonly (ProductBody | undefined)[]): Subject[] {
  return [subjectOf.published, ...bodies.flatMap((body) => (body ? [subjectOf.list(body.collectionId)] : []))];
}

async function list({ connection, website }: ReadContext, { after, search, filters, limit }: ListQuery) {
  const { rows, walkedTo } = await teamList(connection, website.id, {
    after,
    language: primaryLanguage(website),
    search: search?.trim() || undefined,
    marks: marksOf(filters),
    ids: (filters as Partial<ProductFilters>).ids?.split(',').filter(isId),
    stock: (filters as Partial<ProductFilters>).stock,
    isArchive: (filters as Partial<ProductFilters>).status === 'Archived',
    limit,
  });
  const currency = storeCurrency(website);
  const pictures = await readAssets(
    connection,
    website.id,
    rows.flatMap(({ imageId }) => imageId ?? []),
  );
  const addressOf = new Map(pictures.map((picture) => [picture.id, assetUrl(picture)]));
  const amount = (price: bigint | null) => (price === null ? null : amountText(price, currency));
  const listed = rows.map(({ id, name, type, label, imageId, onHand, isOnSale, ...row }) => ({
    id,
    title: name ?? '',
    facts: {
      type,
      status: label ?? 'published',
      imageUrl: (imageId !== null && addressOf.get(imageId)) || null,
      variantCount: row.variantCount,
      lowestPrice: amount(row.lowestPrice),
      highestPrice: amount(row.highestPrice),
      onHand,
      isOnSale,
    },
  }));
  return { rows: listed, walkedTo };
}

function marksOf({ tag, category, sale, status, type }: Partial<ProductFilters>): string[] {
  return [
    ...(tag === undefined ? [] : [`tag:${tag}`]),
    ...(category === undefined ? [] : [`category:${category}`]),
    ...(sale === undefined ? [] : ['sale']),
    ...(status === undefined ? [] : [`status:${status}`]),
    ...(type === undefined ? [] : [`type:${type}`]),
  ];
}

async function write(
  { connection, website, clock }: EditContext,
  id: string,
  body: ProductBody,
  isVisible: boolean,
): Promise<void> {
  const currency = storeCurrency(website);
  const position = await selectNextPosition(connection, website.id, body.collectionId);
  const product = { ...productOf(body, isVisible, currency), position };
  await upsertProduct(connection, website.id, id, product, clock.now());
  await replacePlan(connection, website.id, id, body.plan ?? undefined);
  const ids = body.variants.map((variant) => variant.id!);
  await takeOutVariants(connection, website.id, id, ids);
  for (const [place, variant] of body.variants.entries()) {
    const { sku, attributes, stock, taxClass, weightGrams, barcode = null, size = null, imageId = null } = variant;
    const isUnlimited = stock === 'unlimited';
    const goods = { weightGrams, barcode, size, imageId, content: contentOf(variant) };
    const row = { sku, attributes, taxClass, ...goods, isUnlimited, ...pricesOf(variant, currency) };
    const variantId = variant.id!;
    await upsertVariant(connection, website.id, variantId, {
      productId: id,
      isSaleTime: isSaleTime(salePeriodOf(body), clock.now()),
      position: place,
      variant: row,
      type: body.type,
    });
    if (!isUnlimited) await updateBackorder(connection, website.id, variantId, stock === 'backorder');
  }
}

import { isSoldOut, PageType, type ProductContent } from '@awning/site-model';
import { asText } from '@awning/template-engine';
import { captchaOf } from '../../../people/captcha/index.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { type Collection, plainText } from '../../../site/content/index.ts';
import { readAdditionalFieldsForm } from '../../../site/form/index.ts';
import {
  asksFor,
  type Builder,
  categoryName,
  collectionHead,
  collectionTemplate,
  feedOf,
  type Head,
  languageChoice,
  listingQuery,
  ownPath,
  type Page,
  type PageRequest,
  pagination,
  partUrl,
  pictureOf,
  type Scope,
  shownCollection,
  titleOf,
} from '../../../site/rendering/index.ts';
import { productReviews } from '../../review/index.ts';
import { type AskedListing, askedListing } from '../listing/asked.ts';
import { productText } from '../product-texts.ts';
import { type OpenedProduct, type ProductPage, productBySlug, productsByIds } from '../products.ts';
import { type ProductRecord, storeCurrency } from '../record.ts';
import { selectBeside } from '../store.ts';
import { listedAsAsked, listedProducts } from './listed-products.ts';
import { listingView } from './listing-view.ts';
import { listNotes, withPriceNotes } from './price-note.ts';
import { merchandisingContext, productViews } from './product-view.ts';

/** A store page with a part of its products. */
export async function productListPage(builder: Builder, collection: Collection): Promise<Page> {
  const { request, base, theme } = builder;
  const { category, tag } = request.query;
  const asked = askedListing(request.query, storeCurrency(request.website));
  const page = await readPart(builder, collection, asked);
  const { products, nextCursor, previousCursor } = page;
  const views = await productViews(builder, collection, products, [collection.mainImageId]);
  const view = await shownCollection(builder, collection, views.images);
  const parts = pagination(
    nextCursor === undefined ? undefined : partUrl(builder, collection, `offset=${encodeURIComponent(nextCursor)}`),
    previousCursor === undefined
      ? undefined
      : partUrl(builder, collection, `offset=${encodeURIComponent(previousCursor)}&reversePaginate=true`),
  );
  const listing = await listingView(builder, collection, page, asked);
  const { note, items } = await listNotes(builder, products, views.items);
  return {
    kind: 'page',
    pageType: PageType.collection,
    scope: {
      ...base,
      collection: view,
      items,
      ...(listing === undefined ? {} : { listing }),
      ...(note === undefined ? {} : { priceNote: note }),
      productMerchandisingContext: merchandisingContext(products),
      ...(parts === undefined ? {} : { pagination: parts }),
      ...(category ? { categoryFilter: categoryName(collection, category, request) } : {}),
      ...(tag ? { tagFilter: tag } : {}),
    },
    main: { kind: 'template', source: collectionTemplate(theme, collection.typeName, 'list') },
    layouts: [collection.regionName, theme.theme.collections.get(collection.typeName)?.conf.layout],
    pageId: `collection-${collection.id}`,
    classes: [`collection-type-${collection.typeName}`, `collection-${collection.id}`, 'view-list'],
    head: {
      ...collectionHead(collection, request, view),
      ...(asked === undefined
        ? products.length > 0 && ownPath(collection, request, parts)
        : pathOf(collection, request)),
      ...feedOf(collection, view, request.query),
    },
  };
}

async function readPart(
  builder: Builder,
  { id, pageSize }: Collection,
  asked: AskedListing | undefined,
): Promise<ProductPage> {
  const { category, tag, offset, reversePaginate } = builder.request.query;
  const part = {
    collectionId: id,
    limit: pageSize,
    ...(offset ? { [reversePaginate === 'true' ? 'before' : 'after']: offset } : {}),
  };
  return asked === undefined
    ? await listedProducts(builder, { ...part, ...(category ? { category } : {}), ...(tag ? { tag } : {}) })
    : await listedAsAsked(builder, { ...part, ...asked });
}

/** For search engines another order is the same list, and every combination of filters would be one page too many. */
function pathOf(collection: Collection, request: PageRequest): Pick<Head, 'canonicalPath'> {
  const isOnlySorted = Object.keys(listingQuery(request.query)).every((name) => name === 'sort');
  return isOnlySorted ? ownPath(collection, request) : { canonicalPath: undefined };
}

export async function productPage(builder: Builder, collection: Collection, slug: string): Promise<Page | undefined> {
  const { connection, request, base, theme } = builder;
  const found = await productBySlug(connection, request.website, collection.id, slug, request.language);
  if (found === undefined) return undefined;
  const product = await withForm(builder, found);
  const related = await readRelated(builder, found);
  const pictures = [collection.mainImageId, found.shareImageId];
  const views = await productViews(builder, collection, [product, ...related], pictures);
  const collectionScope = await shownCollection(builder, collection, views.images);
  const [own, ...relatedProducts] = await withPriceNotes(builder, [product, ...related], views.items);
  const [reviews, beside] = [await productReviews(builder, found), await neighbours(builder, collection, found)];
  const item: Scope = {
    ...own,
    collection: collectionScope,
    relatedProducts,
    ...(reviews && { reviews: reviews.view }),
  };
  const shared = found.shareImageId === null ? undefined : views.images.get(found.shareImageId);
  const choice = languageChoice(request);
  const described = plainText(asText(item['excerpt'] || item['body']), DESCRIPTION_LENGTH);
  const description = productText(product.texts, 'seoDescription', choice) ?? described;
  return {
    kind: 'page',
    pageType: PageType.contentItem,
    scope: {
      ...base,
      collection: collectionScope,
      item,
      ...beside,
      productMerchandisingContext: merchandisingContext([product, ...related]),
      ...restockCaptcha(builder, product),
    },
    main: { kind: 'template', source: collectionTemplate(theme, collection.typeName, 'item') },
    layouts: [collection.regionName, theme.theme.collections.get(collection.typeName)?.conf.layout],
    pageId: `item-${product.id}`,
    classes: [`collection-type-${collection.typeName}`, `collection-${collection.id}`, 'view-item'],
    head: {
      title:
        productText(product.texts, 'seoTitle', choice) ??
        titleOf(request, { item: asText(item['title']), collection: asText(collectionScope['title']) }),
      description,
      canonicalPath: `/${collection.urlId}/p/${product.slug}`,
      kind: 'product',
      structuredData: {
        ...productData(product, item, description, request.origin),
        ...reviews?.structuredData,
      },
      ...pictureOf(shared ? { mainImage: shared } : item),
      ...feedOf(collection, collectionScope),
    },
  };
}

const DESCRIPTION_LENGTH = 160;

/** What the sign-up for a restock notice needs; a page without one is not told. */
function restockCaptcha({ config, request }: Builder, { merchandising }: ProductRecord): Scope {
  if (merchandising.restockNotificationViews.length === 0) return {};
  const captcha = captchaOf({ config }, request.website, request.language);
  return captcha === null ? {} : { restockCaptcha: { ...captcha } };
}

/** Those that visitors see, in the owner's order. The page depends on the others, too: they can be shown later. */
async function readRelated(
  { connection, request, site, sources }: Builder,
  { relatedIds }: OpenedProduct,
): Promise<ProductRecord[]> {
  for (const id of relatedIds) sources.add(subjectOf.product(id));
  const products = await productsByIds(connection, request.website, relatedIds, request.language);
  return products.filter(({ collectionId }) => site.byId.has(collectionId));
}

const asksForNeighbours = asksFor('prevItem', 'nextItem');

/** The products beside one in its list, for themes that lead from one to the next. */
async function neighbours(builder: Builder, collection: Collection, product: OpenedProduct): Promise<Scope> {
  if (!asksForNeighbours(builder)) return {};
  const { connection, request, sources } = builder;
  sources.add(subjectOf.list(collection.id));
  const found = await selectBeside(connection, request.website.id, product);
  const ids = found.map(({ id }) => id);
  const products = await productsByIds(connection, request.website, ids, request.language);
  const { items } = await productViews(builder, collection, products);
  const names = { before: 'prevItem', after: 'nextItem' } as const;
  const named = found.flatMap(({ id, side }): [string, Scope][] => {
    const item = items[products.findIndex((one) => one.id === id)];
    return item === undefined ? [] : [[names[side], item]];
  });
  return { pagination: Object.fromEntries(named) };
}

/** Adds the product's questions in the language of the page. */
async function withForm({ connection, request, sources }: Builder, product: ProductRecord): Promise<ProductRecord> {
  const { additionalFieldsFormId } = product.structuredContent;
  if (additionalFieldsFormId === null) return product;
  sources.add(subjectOf.form(additionalFieldsFormId));
  const form = await readAdditionalFieldsForm(connection, request.website, additionalFieldsFormId, request.language);
  const additionalFieldsForm = form ?? null;
  return { ...product, structuredContent: { ...product.structuredContent, additionalFieldsForm } };
}

/** Structured data for search engines. */
function productData(product: ProductRecord, item: Scope, description: string, origin: string): Scope {
  const content: ProductContent = product.structuredContent;
  const variants = (item['variants'] ?? []) as readonly Scope[];
  const availability = (variant: Scope) =>
    isSoldOut({ ...content, variants: [variant] }) ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock';
  const image = item['assetUrl'];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item['title'],
    description,
    ...(typeof image === 'string' ? { image: `${origin}${image}?format=1500w` } : {}),
    offers: variants.map((variant) => {
      const money = (variant['onSale'] === true ? variant['salePriceMoney'] : variant['priceMoney']) as
        | Scope
        | undefined;
      return {
        '@type': 'Offer',
        url: `${origin}${asText(item['fullUrl'])}`,
        sku: variant['sku'],
        ...(typeof variant['barcode'] === 'string' && { gtin: variant['barcode'] }),
        price: money?.['decimalValue'],
        priceCurrency: money?.['currencyCode'],
        availability: availability(variant),
      };
    }),
  };
}

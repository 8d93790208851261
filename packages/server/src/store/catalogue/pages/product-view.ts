import { RecordType } from '@awning/site-model';
import { subjectOf } from '../../../platform/subjects/index.ts';
import type { Collection } from '../../../site/content/index.ts';
import {
  type BlockContext,
  type ImageViews,
  imageViews,
  itemUrl,
  languageChoice,
  type PageRequest,
  type Scope,
  siteAssets,
} from '../../../site/rendering/index.ts';
import { deliveryTimeOf } from '../delivery-time.ts';
import { productText } from '../product-texts.ts';
import type { ProductRecord } from '../record.ts';

/** Products with their pictures, read in one query. */
export async function productViews(
  context: BlockContext,
  collection: Collection,
  products: readonly ProductRecord[],
  moreImages: readonly (string | null)[] = [],
) {
  const ids = [...moreImages.filter((id) => id !== null), ...products.flatMap(({ imageIds }) => imageIds)];
  const { request, site, sources } = context;
  for (const { id } of products) sources.add(subjectOf.product(id), subjectOf.stock(id));
  const images = imageViews(await siteAssets(context, ids), languageChoice(request));
  // A product that was picked into another page keeps the address in its own store.
  const home = ({ collectionId }: ProductRecord) => site.byId.get(collectionId) ?? collection;
  return { images, items: products.map((product) => productView(product, home(product), request, images)) };
}

export function merchandisingContext(products: readonly ProductRecord[]): Scope {
  // Without a prototype it is stored as a hash table: as an ordinary object each id would create its own hidden class.
  const byId = Object.create(null) as Record<string, ProductRecord['merchandising']>;
  for (const { id, merchandising } of products) byId[id] = merchandising;
  return byId;
}

/** A product as templates read it (THEME-FORMAT section 7.5): an item of its store page with structured content. */
function productView(
  product: ProductRecord,
  collection: Collection,
  reader: Pick<PageRequest, 'website' | 'language'>,
  images: ImageViews,
): Scope {
  const language = languageChoice(reader);
  const pictures = product.imageIds.map((id) => images.get(id)).filter((view) => view !== undefined);
  const [mainImage] = pictures;
  const structuredContent = product.structuredContent as unknown as Scope;
  // Includes the fields of its main picture. They are listed one by one, because a spread took a twentieth of a list's
  // time.
  return {
    id: product.id,
    systemDataId: mainImage?.['systemDataId'],
    recordType: RecordType['store-item'],
    filename: mainImage?.['filename'],
    assetUrl: mainImage?.['assetUrl'],
    contentType: mainImage?.['contentType'],
    originalSize: mainImage?.['originalSize'],
    systemDataVariants: mainImage?.['systemDataVariants'],
    mediaFocalPoint: mainImage?.['mediaFocalPoint'],
    title: productText(product.texts, 'name', language) ?? '',
    altText: mainImage?.['altText'],
    mainImage,
    mainImageId: mainImage && product.imageIds[0],
    collectionId: collection.id,
    urlId: `p/${product.slug}`,
    fullUrl: itemUrl(collection, `p/${product.slug}`, reader),
    recordTypeLabel: 'store-item',
    excerpt: productText(product.texts, 'excerpt', language) ?? '',
    body: productText(product.texts, 'body', language) ?? '',
    deliveryTime: deliveryTimeOf(reader, { type: product.structuredContent.productType, texts: product.texts }),
    addedOn: product.addedOn.getTime(),
    publishOn: product.addedOn.getTime(),
    updatedOn: product.updatedOn.getTime(),
    categories: product.categories,
    tags: product.tags,
    items: pictures,
    structuredContent,
    // Older templates read these outside the structured content.
    productType: structuredContent['productType'],
    variants: structuredContent['variants'],
    isSubscribable: structuredContent['isSubscribable'],
  };
}

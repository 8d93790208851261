import { RecordType } from '@awning/site-model';
import { type ProductRecord, productText } from '../../../store/catalogue/index.ts';
import type { Collection } from '../../content/index.ts';
import { languageChoice, type PageRequest, type Scope } from '../site.ts';
import type { ImageViews } from './image-view.ts';
import { itemUrl } from './item-view.ts';

/** A product as templates read it (THEME-FORMAT section 7.5): an item of its store page with structured content. */
export function productView(
  product: ProductRecord,
  collection: Collection,
  reader: Pick<PageRequest, 'website' | 'language'>,
  images: ImageViews,
): Scope {
  const language = languageChoice(reader);
  const pictures = product.imageIds.map((id) => images.get(id)).filter((view) => view !== undefined);
  const [mainImage] = pictures;
  const structuredContent = product.structuredContent as unknown as Scope;
  // What its main picture has is its own, too. Named one by one, because a spread of it took a twentieth of a list's time.
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
    addedOn: product.addedOn.getTime(),
    publishOn: product.addedOn.getTime(),
    updatedOn: product.updatedOn.getTime(),
    categories: product.categories,
    tags: product.tags,
    items: pictures,
    structuredContent,
    // Older templates read these beside the structured content.
    productType: structuredContent['productType'],
    variants: structuredContent['variants'],
    isSubscribable: structuredContent['isSubscribable'],
  };
}

import { RecordType } from '@awning/site-model';
import { type ProductRecord, productText } from '../../catalogue/index.ts';
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
  // At the head of what is answered: a further spread behind it takes a slow way.
  const picture = mainImage && { ...mainImage, mainImage, mainImageId: product.imageIds[0] };
  const structuredContent = product.structuredContent as unknown as Scope;
  return {
    ...picture,
    id: product.id,
    collectionId: collection.id,
    urlId: `p/${product.slug}`,
    fullUrl: itemUrl(collection, `p/${product.slug}`, reader),
    recordType: RecordType['store-item'],
    recordTypeLabel: 'store-item',
    title: productText(product.texts, 'name', language) ?? '',
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

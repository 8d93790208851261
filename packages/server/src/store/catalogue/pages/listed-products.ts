import { subjectOf } from '../../../platform/subjects/index.ts';
import { type BlockContext, remembered } from '../../../site/rendering/index.ts';
import { type SortedList, sortedProducts } from '../listing/sorted-products.ts';
import { selectOffers } from '../listing/store.ts';
import { type ProductList, type ProductPage, productsForPage } from '../products.ts';

/** Products for a list, in the page's language. Notes what can change the list. */
export async function listedProducts(
  { connection, request, sources }: BlockContext,
  list: Omit<ProductList, 'language'>,
): Promise<ProductPage> {
  sources.add(subjectOf.list(list.collectionId));
  const page = await productsForPage(connection, request.website, { ...list, language: request.language });
  // A picked product keeps its place while it is not published, and its publication does not name this page.
  if (page.isPicked) sources.add(subjectOf.published);
  return page;
}

/** The same in an order and with filters that a visitor has chosen. */
export async function listedAsAsked(
  { connection, request, sources }: BlockContext,
  list: Omit<SortedList, 'language'>,
): Promise<ProductPage> {
  sources.add(subjectOf.list(list.collectionId));
  // Products that the page does not show can come into stock.
  if (list.wanted.isInStock) sources.add(subjectOf.anyStock);
  return await sortedProducts(connection, request.website, { ...list, language: request.language });
}

/** What a store page can be filtered by: the categories of its products, by name, and the values of their options. */
export async function listedOffers(context: BlockContext, collectionId: string): ReturnType<typeof selectOffers> {
  const { connection, request } = context;
  return await remembered(context, `offers ${collectionId}`, async (sources) => {
    sources.add(subjectOf.list(collectionId));
    return await selectOffers(connection, request.website.id, collectionId);
  });
}

import { subjectOf } from '../../../platform/subjects/index.ts';
import { type BlockContext, remembered } from '../../../site/rendering/index.ts';
import { type ProductList, type ProductPage, productsForPage } from '../products.ts';
import { selectCategories } from '../store.ts';

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

/** The categories of a store page's products, by name. */
export async function listedCategories(context: BlockContext, collectionId: string, limit: number): Promise<string[]> {
  const { connection, request } = context;
  return await remembered(context, `categories ${collectionId}`, async (sources) => {
    sources.add(subjectOf.list(collectionId));
    return await selectCategories(connection, request.website.id, collectionId, limit);
  });
}

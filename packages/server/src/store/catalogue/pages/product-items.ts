import { type ItemKind, isStore, renderTemplate, viewsByCollection } from '../../../site/rendering/index.ts';
import { productsByIds } from '../products.ts';
import { listedOffers, listedProducts } from './listed-products.ts';
import { withPriceNotes } from './price-note.ts';
import { productListPage, productPage } from './product-pages.ts';
import { merchandisingContext, productViews } from './product-view.ts';

/** How pages show the products of a store page. */
export const productItems: ItemKind = {
  name: 'product',
  isIn: isStore,
  listPage: productListPage,
  async itemPage(builder, collection, [marker, slug, ...more]) {
    return marker === 'p' && slug !== undefined && more.length === 0
      ? await productPage(builder, collection, slug)
      : undefined;
  },
  async items(builder, collection, { limit, skip, ...filter }) {
    const list = { collectionId: collection.id, limit: limit + skip, ...filter };
    const products = (await listedProducts(builder, list)).products.slice(skip);
    const { items: views } = await productViews(builder, collection, products);
    const items = await withPriceNotes(builder, products, views);
    return { items, beside: { productMerchandisingContext: merchandisingContext(products) } };
  },
  async summaries(context, collection, wanted) {
    const { products } = await listedProducts(context, { collectionId: collection.id, ...wanted });
    const productMerchandisingContext = merchandisingContext(products);
    const { items: views } = await productViews(context, collection, products);
    const items = await withPriceNotes(context, products, views);
    return items.map((product) => {
      const scope = { ...context.base, productMerchandisingContext, product };
      const printed = (template: string) => renderTemplate(context, context.theme.template(template), scope);
      return { ...product, excerpt: '', priceHtml: printed(priceTemplate), statusHtml: printed(statusTemplate) };
    });
  },
  categories: async (context, { id }, limit) => (await listedOffers(context, id)).categories.slice(0, limit),
  async found(builder, ids) {
    const { connection, request, site } = builder;
    const products = await productsByIds(connection, request.website, ids, request.language);
    const views = await viewsByCollection(products, site, async (collection, own) => {
      const { items: views } = await productViews(builder, collection, own);
      const items = await withPriceNotes(builder, own, views);
      return items.map((item) => ({ ...item, isProduct: true }));
    });
    return { views, beside: { productMerchandisingContext: merchandisingContext(products) } };
  },
};

const priceTemplate = '{.section product}{@|product-price}{.section priceNote}{@|apply price-note.block}{.end}{.end}';
const statusTemplate = '{.section product}{@|product-status}{.end}';

export { type CreatedProduct, createProduct, type NewProduct, type NewVariant } from './create-product.ts';
export { attributeTexts, optionText, type ProductText, type ProductTexts, productText } from './product-texts.ts';
export {
  type ProductList,
  type ProductPage,
  productBySlug,
  productsByIds,
  productsForPage,
  searchProducts,
} from './products.ts';
export { type ProductRecord, type StoreWebsite, storeCurrency } from './record.ts';

export { InstalmentOfferView } from './buying/product-islands.ts';
export { type CreatedProduct, createProduct } from './create-product.ts';
export { productDocument } from './editing/document.ts';
export type { ProductBody } from './editing/schema.ts';
export type { NewPlan, NewProduct, NewVariant } from './new-product.ts';
export { pickProducts } from './pick-products.ts';
export { attributeTexts, optionText, type ProductText, type ProductTexts, productText } from './product-texts.ts';
export { productsByIds } from './products.ts';
export { type ProductRecord, type StoreWebsite, storeCurrency } from './record.ts';

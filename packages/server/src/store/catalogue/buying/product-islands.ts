import { type InstalmentOffer, instalmentLocales } from '@awning/commerce';
import { type Static, Type } from '@sinclair/typebox';
import { defineIsland, type Sent } from '../../../platform/island.ts';
import { declaredIn, named } from '../../../platform/type-source/index.ts';

/** How an amount can be paid in parts. */
export const InstalmentOfferView = declaredIn<InstalmentOffer>(
  '@awning/commerce',
  'InstalmentOffer',
  Type.Object({
    locale: Type.Union(instalmentLocales.map((locale) => Type.Literal(locale))),
    isInRange: Type.Boolean(),
    text: Type.String(),
    brand: Type.String(),
  }),
);

const BuyableVariant = named(
  'BuyableVariant',
  Type.Object({
    id: Type.String(),
    sku: Type.String(),
    attributes: Type.Record(Type.String(), Type.String()),
    isAvailable: Type.Boolean(),
    priceText: Type.String(),
    originalPriceText: Type.Union([Type.String(), Type.Null()]),
    lowestBeforeText: Type.Optional(
      Type.String({ description: 'A sentence with the lowest price of the thirty days before a sale' }),
    ),
    basePriceText: Type.Optional(Type.String({ description: 'The price of a kilogram or the like' })),
    imageId: Type.Optional(Type.String({ description: 'Its picture, one of those of the product' })),
    instalments: Type.Union([InstalmentOfferView, Type.Null()], { description: 'Null where that is not offered' }),
  }),
);
export type BuyableVariant = Sent<Static<typeof BuyableVariant>>;

/** What the islands know about a product: plain data with amounts as text in the visitor's language. */
const BuyableProduct = Type.Object({
  itemId: Type.String(),
  formId: Type.String({ description: 'The plain form that the inputs belong to, also those that stand outside it' }),
  productType: Type.Integer(),
  options: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.String()) })),
  variants: Type.Array(BuyableVariant),
  hasQuantity: Type.Boolean(),
  isSoldOut: Type.Boolean(),
  isSubscribable: Type.Boolean(),
  isExpress: Type.Boolean(),
  customLabel: Type.Union([Type.String(), Type.Null()]),
  hasQuestions: Type.Boolean({ description: 'It asks something before it is put into the cart' }),
  prefix: Type.String(),
});
export type BuyableProduct = Sent<Static<typeof BuyableProduct>>;

/** By the formatter that prints each. */
export const productIslands = {
  form: defineIsland('product-form', BuyableProduct.properties),
  button: defineIsland('add-to-cart-button', BuyableProduct.properties),
  variants: defineIsland('variants-select', BuyableProduct.properties),
  quantity: defineIsland('quantity-input', BuyableProduct.properties),
};

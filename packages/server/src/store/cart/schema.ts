import { couponKinds } from '@awning/commerce';
import { cartProductTypes } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { AddressForm } from '../../platform/address.ts';
import { Id } from '../../platform/id.ts';
import { named } from '../../platform/type-source/index.ts';
import { InstalmentOfferView } from '../catalogue/index.ts';

const Cents = Type.Integer({ description: 'Hundredths of the major unit in every currency (D-021)' });

const PlaceFields = {
  country: Type.String({ pattern: '^[A-Za-z]{2}$', errorMessage: 'Use the two letters of ISO 3166.' }),
  region: AddressForm.properties.region,
  postalCode: AddressForm.properties.postalCode,
};

const ShippingOption = Type.Object({ id: Id, name: Type.String(), priceCents: Cents });

const CartEntryView = named(
  'CartEntry',
  Type.Object({
    id: Id,
    itemId: Id,
    quantity: Type.Integer(),
    chosenVariant: Type.Object({ id: Id, sku: Type.String(), attributes: Type.Record(Type.String(), Type.String()) }),
    title: Type.String(),
    subTotal: Cents,
    purchasePriceCents: Cents,
    productType: Type.Integer({ minimum: 1, maximum: cartProductTypes.members.length }),
    additionalFields: Type.Union([Type.String(), Type.Null()]),
    answers: Type.Array(Type.Object({ title: Type.String(), text: Type.String() }), {
      description: 'The additional fields as people read them',
    }),
    deliveryTime: Type.String({ description: 'Such as “Delivery time: 2–4 days”; empty if none is known' }),
    fullUrl: Type.String(),
    imageUrl: Type.Union([Type.String(), Type.Null()]),
    isGone: Type.Boolean({ description: 'No longer sold: remove it to check out' }),
  }),
);

export const ShoppingCartView = named(
  'ShoppingCart',
  Type.Object({
    id: Type.Union([Id, Type.Null()]),
    websiteId: Id,
    orderId: Type.Union([Id, Type.Null()]),
    created: Type.Union([Type.Integer({ description: 'Epoch milliseconds' }), Type.Null()]),
    isPurchased: Type.Boolean(),
    currency: Type.String(),
    entries: Type.Array(CartEntryView),
    shippingOptions: Type.Array(ShippingOption),
    selectedShippingOption: Type.Union([ShippingOption, Type.Null()]),
    shippingLocation: Type.Union([Type.Object(PlaceFields), Type.Null()]),
    canShip: Type.Boolean({ description: 'False when the goods cannot be sent to the shipping location' }),
    applicableTaxRules: Type.Array(
      Type.Object({ id: Id, name: Type.String(), ratePpm: Type.Integer(), isInclusive: Type.Boolean() }),
    ),
    coupons: Type.Array(Type.String()),
    validCoupons: Type.Array(Type.String()),
    invalidCoupons: Type.Array(Type.String()),
    discounts: Type.Array(
      named(
        'CartDiscount',
        Type.Object({
          code: Type.String(),
          amountCents: Cents,
          kind: Type.Union(couponKinds.map((word) => Type.Literal(word))),
        }),
      ),
      { description: 'What each valid coupon takes off' },
    ),
    couponNotices: Type.Array(Type.Object({ code: Type.String(), text: Type.String() }), {
      description: 'Why a code does not count, in the visitor’s language',
    }),
    giftCards: Type.Array(Type.Object({ id: Id, lastCharacters: Type.String(), amountCents: Cents }), {
      description: 'What each gift card pays',
    }),
    instalments: Type.Union([InstalmentOfferView, Type.Null()], {
      description: 'How the total can be paid in parts; null where that is not offered for this cart',
    }),
    notices: Type.Array(Type.String(), {
      description: 'What the visitor should know, such as what did not fit into the cart',
    }),
    subtotalCents: Cents,
    taxCents: Cents,
    includedTaxCents: Cents,
    shippingCostCents: Cents,
    discountCents: Cents,
    grandTotalCents: Cents,
    amountDueCents: Type.Integer({ description: 'What is left to pay after gift cards, in hundredths' }),
    totalQuantity: Type.Integer(),
    hasDigital: Type.Boolean(),
    purelyDigital: Type.Boolean(),
    requiresShipping: Type.Boolean(),
  }),
);

export type ShoppingCartJson = Static<typeof ShoppingCartView>;
export type CartEntryJson = Static<typeof CartEntryView>;

/** Not validated here, because the text for a bad quantity depends on what is wrong with it. */
const Quantity = Type.Unknown({ description: 'A whole number from 1 to 9999' });

const AdditionalFields = Type.Optional(
  Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()], {
    description: 'JSON text of a map of field id to answer (D-036)',
    errorMessage: 'This must be text.',
  }),
);

export const AddEntryBody = Type.Object({
  itemId: Id,
  sku: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
  quantity: Type.Optional(Quantity),
  additionalFields: AdditionalFields,
});

/** What the entry must be of, if it is given. */
const ofEntry = {
  itemId: Type.Optional(Id),
  sku: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
};

export const ChangeQuantityBody = Type.Object({ ...ofEntry, quantity: Quantity });

export const ChangeFieldsBody = Type.Object({
  ...ofEntry,
  additionalFields: AdditionalFields,
});

export const ShippingLocationBody = Type.Object(PlaceFields);
export const ShippingOptionBody = Type.Object({ shippingOptionId: Type.Union([Id, Type.Null()]) });

/** Anything that cannot be a code is refused before a query. */
const CouponCode = Type.String({ minLength: 1, maxLength: 50, pattern: '\\S', errorMessage: 'This is not a code.' });
export const CouponBody = Type.Object({ code: CouponCode });
export const CouponQuery = Type.Object({ code: CouponCode });

/** Anything that cannot be a code gets the same answer as a wrong one. */
export const GiftCardBody = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 100, errorMessage: 'This is not a code.' }),
});
export const GiftCardQuery = Type.Object({ id: Id });

export const EntryParams = Type.Object({ entryId: Id });

export const CartQuery = Type.Object({
  mock: Type.Optional(Type.String()),
  timecode: Type.Optional(Type.String()),
  calculateSubtotal: Type.Optional(Type.String()),
});

export const CartAnswer = Type.Object({ shoppingCart: ShoppingCartView });
export const AddedAnswer = Type.Object({ shoppingCart: ShoppingCartView, newlyAdded: CartEntryView });
export const TotalAnswer = Type.Object({
  shoppingCart: ShoppingCartView,
  grandTotal: Type.Object({ value: Type.String({ description: 'Such as 24.90' }), currency: Type.String() }),
});
export const UpdatedAnswer = Type.Object({
  shoppingCart: ShoppingCartView,
  updatedEntry: Type.Optional(CartEntryView),
});

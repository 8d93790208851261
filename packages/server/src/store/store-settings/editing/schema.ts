import { StoreSettingsSchema } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Amount } from '../../amount/index.ts';

const closed = { additionalProperties: false } as const;
const { currency, country, expressCheckoutEnabled, giftCardMonths, subscriptionsWithoutStock } =
  StoreSettingsSchema.properties;
const { checkoutPhone, checkoutCompany, checkoutVatNumber, checkoutNote } = StoreSettingsSchema.properties;

/** A text or nothing; the message names the limit, because it is said for a text that is too long, too. */
export const written = (maxLength: number) =>
  Type.Union([Type.String({ pattern: '\\S', maxLength }), Type.Null()], {
    errorMessage: `Write up to ${maxLength} characters, or nothing at all.`,
  });

const Instalments = Type.Object(
  {
    minimum: Amount,
    maximum: Amount,
    country: Type.Union([country, Type.Null()], {
      description: 'Where the payment account is; null for the country of the store',
    }),
  },
  closed,
);

/** The store settings that are in use, with amounts as an owner writes them. */
export const StoreSettingsBody = Type.Object(
  {
    currency,
    country,
    region: written(100),
    postalCode: written(20),
    deliveryDays: written(50),
    expressCheckoutEnabled,
    minimumOrderSubtotal: Type.Union([Amount, Type.Null()], {
      description: 'null: any order may be placed',
      errorMessage: 'Enter a number such as 12.50.',
    }),
    instalments: Type.Union([Instalments, Type.Null()], { description: 'null: nobody can pay in instalments' }),
    multipleQuantityAllowedForServices: Type.Boolean(),
    checkoutPhone,
    checkoutCompany,
    checkoutVatNumber,
    checkoutNote,
    subscriptionsWithoutStock,
    scarcityThreshold: Type.Integer({ minimum: 0, maximum: 1_000_000, errorMessage: 'Between 0 and 1000000.' }),
    giftCardMonths,
  },
  closed,
);
export type StoreSettingsBody = Static<typeof StoreSettingsBody>;

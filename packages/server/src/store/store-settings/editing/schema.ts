import { StoreSettingsSchema } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Amount } from '../../amount/index.ts';

const closed = { additionalProperties: false } as const;
const { currency, country, expressCheckoutEnabled, scarcityThreshold } = StoreSettingsSchema.properties;

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

/** The settings of the store that something obeys, with amounts as an owner writes them. */
export const StoreSettingsBody = Type.Object(
  {
    currency,
    country,
    region: Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()]),
    postalCode: Type.Union([Type.String({ minLength: 1, maxLength: 20 }), Type.Null()]),
    expressCheckoutEnabled,
    minimumOrderSubtotal: Type.Union([Amount, Type.Null()], {
      description: 'null: any order may be placed',
      errorMessage: 'Enter a number such as 12.50.',
    }),
    instalments: Type.Union([Instalments, Type.Null()], { description: 'null: nobody can pay in instalments' }),
    multipleQuantityAllowedForServices: Type.Boolean(),
    scarcityThreshold,
  },
  closed,
);
export type StoreSettingsBody = Static<typeof StoreSettingsBody>;

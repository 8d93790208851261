import { shippingCalculators } from '@awning/commerce';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { Amount, decimalType } from '../../amount/index.ts';

const closed = { additionalProperties: false } as const;
const Name = Type.String({ minLength: 1, maxLength: 100 });

/** A place: a country, a part of it, or everywhere if all three are null. */
const Area = Type.Object(
  {
    country: Type.Union([
      Type.String({ pattern: '^[A-Z]{2}$', errorMessage: 'This is not a country code.' }),
      Type.Null(),
    ]),
    region: Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()]),
    postalPrefix: Type.Union([Type.String({ minLength: 1, maxLength: 20 }), Type.Null()]),
  },
  closed,
);

const ShippingOption = Type.Object(
  {
    id: Type.Optional(Type.String({ ...Id, description: 'Absent for a new one' })),
    texts: Type.Record(Type.String({ pattern: '^[a-zA-Z-]{2,35}$' }), Type.String({ maxLength: 200 })),
    calculator: Type.Union(shippingCalculators.map((name) => Type.Literal(name))),
    bands: Type.Array(
      Type.Object(
        {
          from: Type.String({
            pattern: '^\\d{1,12}(\\.\\d{1,2})?$',
            description: 'Grams, an amount or pieces, by the calculator',
            errorMessage: 'Enter a number such as 500.',
          }),
          price: Type.Union([Amount, Type.Null()], {
            description: 'null: not offered from here on',
            errorMessage: 'Enter a number such as 12.50.',
          }),
        },
        closed,
      ),
      { minItems: 1, maxItems: 50 },
    ),
    freeFrom: Type.Optional(
      Type.Union([Amount, Type.Null()], {
        description: 'From this total of the goods on it costs nothing; null or absent: never free by itself',
        errorMessage: 'Enter a number such as 12.50.',
      }),
    ),
  },
  closed,
);

/** Where the shop ships to, and what it costs. */
export const ShippingZoneBody = Type.Object(
  {
    name: Name,
    areas: Type.Array(Area, { maxItems: 300 }),
    options: Type.Array(ShippingOption, { maxItems: 50 }),
  },
  closed,
);
export type ShippingZoneBody = Static<typeof ShippingZoneBody>;
export type ShippingOptionBody = ShippingZoneBody['options'][number];

export const TaxRuleBody = Type.Object(
  {
    name: Name,
    area: Area,
    percent: decimalType(4, 'The rate: 19 or 5.5'),
    taxClass: Type.String({ pattern: '^[a-z0-9-]{1,40}$', errorMessage: 'This is not a tax class.' }),
    inclusive: Type.Boolean({ description: 'Prices contain the tax' }),
    priority: Type.Integer({ minimum: 1, maximum: 100 }),
    onShipping: Type.Boolean(),
  },
  closed,
);
export type TaxRuleBody = Static<typeof TaxRuleBody>;

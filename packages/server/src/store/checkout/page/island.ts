import { askings, optionalAskings } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import { AddressForm } from '../../../platform/address.ts';
import { Country } from '../../../platform/country.ts';
import { defineIsland, legalFields, systemFields } from '../../../platform/island.ts';
import { named } from '../../../platform/type-source/index.ts';
import { ShoppingCartView } from '../../cart/index.ts';

/**
 * What was typed before or is known about the buyer. The input for a provider is typed again; it is never part of a
 * page.
 */
export const KnownFields = Type.Partial(
  Type.Object({
    ...AddressForm.properties,
    email: Type.String(),
    vatNumber: Type.String(),
    note: Type.String(),
    shippingOptionId: Type.String(),
    provider: Type.String(),
    expectedTotalCents: Type.String(),
  }),
);

const Example = Type.Object({ value: Type.String(), text: Type.String() });

const ProviderInput = named(
  'ProviderInput',
  Type.Object({
    name: Type.String(),
    label: Type.String(),
    placeholder: Type.Optional(Type.String()),
    autoComplete: Type.Optional(Type.String()),
    inputMode: Type.Optional(
      Type.Union([Type.Literal('text'), Type.Literal('numeric'), Type.Literal('tel'), Type.Literal('email')]),
    ),
    isShort: Type.Boolean(),
  }),
);

/** A payment method, with its fields. */
export const OfferedProvider = named(
  'OfferedProvider',
  Type.Object({
    name: Type.String(),
    label: Type.String(),
    inputs: Type.Array(ProviderInput),
    hint: Type.Optional(Type.Object({ text: Type.String(), examples: Type.Array(Example) })),
    element: Type.Optional(
      Type.Object(
        {
          tag: Type.String(),
          name: Type.String(),
          script: Type.Optional(Type.String({ description: 'Absent: it comes with the shop' })),
          attributes: Type.Record(Type.String(), Type.String()),
        },
        { description: 'Drawn by a script of the provider' },
      ),
    ),
  }),
);

const Asking = Type.Union(askings.map((asking) => Type.Literal(asking)));
const OptionalAsking = Type.Union(optionalAskings.map((asking) => Type.Literal(asking)));

/** What every form has that buys goods. */
export const goodsFields = {
  cart: ShoppingCartView,
  countries: Type.Array(Country),
  providers: Type.Array(OfferedProvider, { description: 'The ways to pay' }),
  phone: Asking,
  company: Asking,
  vatNumber: OptionalAsking,
  note: OptionalAsking,
  values: KnownFields,
  message: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
};

export const checkoutIsland = defineIsland(
  'checkout-form',
  { ...goodsFields, hasGiftCards: Type.Boolean({ description: 'Whether the form asks for gift cards' }) },
  { ...systemFields, ...legalFields },
);

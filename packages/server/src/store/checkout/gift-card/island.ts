import { Type } from '@sinclair/typebox';
import { defineIsland, legalFields, systemFields } from '../../../platform/island.ts';
import { OfferedProvider } from '../page/island.ts';

/** What was typed before; the input for a provider is typed again. */
export const GiftCardValues = Type.Partial(
  Type.Object({
    email: Type.String(),
    senderName: Type.String(),
    recipientName: Type.String(),
    recipientEmail: Type.String(),
    message: Type.String(),
    deliverOn: Type.String(),
    provider: Type.String(),
  }),
);

export const giftCardIsland = defineIsland(
  'gift-card-form',
  {
    cartToken: Type.String(),
    title: Type.String(),
    value: Type.String({ description: 'What the card is worth and costs' }),
    expectedTotalCents: Type.String(),
    currency: Type.String(),
    imageUrl: Type.Union([Type.String(), Type.Null()]),
    providers: Type.Array(OfferedProvider, { description: 'The ways to pay' }),
    earliest: Type.String({ description: 'The first day on which the card can be sent' }),
    latest: Type.String(),
    validity: Type.Union([Type.String(), Type.Null()], { description: 'For how long it is valid; null: for ever' }),
    values: GiftCardValues,
    message: Type.Optional(Type.String()),
    errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { ...systemFields, ...legalFields },
);

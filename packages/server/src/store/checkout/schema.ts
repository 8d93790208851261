import { type Static, Type } from '@sinclair/typebox';
import { Address } from '../../platform/address.ts';
import { Id } from '../../platform/id.ts';
import { oneLine } from '../../platform/one-line.ts';

const PaymentBody = Type.Object(
  {
    provider: Type.String({ maxLength: 50, description: 'test, offline, instalments, or one the operator added' }),
    cardNumber: Type.Optional(Type.String({ maxLength: 40 })),
    expiry: Type.Optional(Type.String({ maxLength: 10 })),
    cvc: Type.Optional(Type.String({ maxLength: 10 })),
    fields: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_-]{0,49}$' }), Type.String({ maxLength: 4000 }), {
        maxProperties: 20,
        description: 'What a provider that the operator added asks for, by name',
      }),
    ),
  },
  { description: 'test: cardNumber, expiry (MM/YY) and cvc; offline: nothing else' },
);

export const MAX_BUYER_NOTE_LENGTH = 500;

// Wider than the rules, which refuse with their own text in the visitor's language.
export const VatNumber = oneLine({ maxLength: 50, description: 'Of the buyer’s company; taxes do not depend on it' });
export const BuyerNote = Type.String({
  maxLength: 4 * MAX_BUYER_NOTE_LENGTH,
  description: `What the shop should know, up to ${MAX_BUYER_NOTE_LENGTH} characters`,
});

export const CheckoutBody = Type.Object({
  email: Type.String({ maxLength: 300 }),
  shippingAddress: Type.Optional(Type.Union([Address, Type.Null()], { description: 'Needed when something is sent' })),
  billingAddress: Type.Optional(
    Type.Union([Address, Type.Null()], { description: 'The shipping address when absent' }),
  ),
  shippingOptionId: Type.Optional(
    Type.Union([Id, Type.Null()], {
      description: 'The cart’s chosen option when absent, else the first one for the place',
    }),
  ),
  vatNumber: Type.Optional(VatNumber),
  note: Type.Optional(BuyerNote),
  payment: PaymentBody,
  expectedTotalCents: Type.Optional(
    Type.Integer({ minimum: 0, description: 'The grandTotalCents the shopper saw; another total is refused with 409' }),
  ),
  expectedDueCents: Type.Optional(
    Type.Integer({ minimum: 0, description: 'The amountDueCents the shopper saw; another amount is refused with 409' }),
  ),
});

export type CheckoutJson = Static<typeof CheckoutBody>;

/** From one unit of the currency to a million. */
export const DonationBody = Type.Object({
  email: Type.String({ maxLength: 300 }),
  amountCents: Type.Integer({ minimum: 100, maximum: 100_000_000, description: 'Hundredths of the major unit' }),
  billingAddress: Type.Optional(Type.Union([Address, Type.Null()])),
  payment: PaymentBody,
});

export type DonationJson = Static<typeof DonationBody>;

export const CheckoutAnswer = Type.Object({
  orderId: Id,
  orderNumber: Type.Union([Type.Integer(), Type.Null()]),
  status: Type.Union([Type.Literal('placed'), Type.Literal('pending'), Type.Literal('requires-action')], {
    description:
      'placed: the order stands; pending: the provider still works on the payment; requires-action: the shopper confirms at actionUrl',
  }),
  paymentStatus: Type.String(),
  actionUrl: Type.Optional(Type.String({ description: 'Where the shopper confirms the payment' })),
  confirmationUrl: Type.String(),
});

export type CheckoutAnswerJson = Static<typeof CheckoutAnswer>;

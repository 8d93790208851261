import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../cart/schema.ts';

const Line = (maxLength: number) => Type.String({ maxLength });

const AddressBody = Type.Object({
  firstName: Line(100),
  lastName: Line(100),
  line1: Line(200),
  line2: Type.Optional(Line(200)),
  city: Line(100),
  region: Type.Optional(Line(100)),
  postalCode: Line(20),
  country: Type.String({ maxLength: 2, description: 'ISO 3166, two letters' }),
  phone: Type.Optional(Line(50)),
});

export const CheckoutBody = Type.Object({
  email: Type.String({ maxLength: 300 }),
  shippingAddress: Type.Optional(
    Type.Union([AddressBody, Type.Null()], { description: 'Needed when something is sent' }),
  ),
  billingAddress: Type.Optional(
    Type.Union([AddressBody, Type.Null()], { description: 'The shipping address when absent' }),
  ),
  shippingOptionId: Type.Optional(
    Type.Union([Id, Type.Null()], {
      description: 'The cart’s chosen option when absent, else the first one for the place',
    }),
  ),
  payment: Type.Object(
    {
      provider: Type.String({ maxLength: 50, description: 'test or offline' }),
      cardNumber: Type.Optional(Type.String({ maxLength: 40 })),
      expiry: Type.Optional(Type.String({ maxLength: 10 })),
      cvc: Type.Optional(Type.String({ maxLength: 10 })),
    },
    { description: 'test: cardNumber, expiry (MM/YY) and cvc; offline: nothing else' },
  ),
  expectedTotalCents: Type.Optional(
    Type.Integer({ minimum: 0, description: 'The grandTotalCents the shopper saw; another total is refused with 409' }),
  ),
});

export type CheckoutJson = Static<typeof CheckoutBody>;

export const CheckoutAnswer = Type.Object({
  orderId: Id,
  orderNumber: Type.Union([Type.Integer(), Type.Null()]),
  status: Type.Union([Type.Literal('placed'), Type.Literal('pending')]),
  paymentStatus: Type.String(),
  confirmationUrl: Type.String(),
});

export type CheckoutAnswerJson = Static<typeof CheckoutAnswer>;

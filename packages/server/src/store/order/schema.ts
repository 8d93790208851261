import { couponKinds, fulfilmentStatuses, orderLifecycles, paymentStatuses } from '@awning/commerce';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../platform/id.ts';

const Money = Type.Object({
  decimalValue: Type.String(),
  currencyCode: Type.String(),
  value: Type.String(),
  currency: Type.String(),
});

const unknownState = { errorMessage: 'There is no such state.' };
const Lifecycle = Type.Union(
  orderLifecycles.map((word) => Type.Literal(word)),
  unknownState,
);
const Payment = Type.Union(
  paymentStatuses.map((word) => Type.Literal(word)),
  unknownState,
);
const Fulfilment = Type.Union(
  fulfilmentStatuses.map((word) => Type.Literal(word)),
  unknownState,
);

const Address = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  line1: Type.String(),
  line2: Type.String(),
  city: Type.String(),
  region: Type.String(),
  postalCode: Type.String(),
  country: Type.String(),
  phone: Type.String(),
});

const ListedOrderView = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  placedAt: Type.String(),
  email: Type.String(),
  name: Type.String(),
  itemCount: Type.Integer(),
  total: Money,
  lifecycle: Lifecycle,
  paymentStatus: Payment,
  fulfilmentStatus: Fulfilment,
});

export const OrderListAnswer = Type.Object({
  orders: Type.Array(ListedOrderView),
  nextAfter: Type.Union([Type.String(), Type.Null()]),
});

export const OrderListQuery = Type.Object({
  after: Type.Optional(Id),
  lifecycle: Type.Optional(Lifecycle),
  paymentStatus: Type.Optional(Payment),
  fulfilmentStatus: Type.Optional(Fulfilment),
  search: Type.Optional(
    Type.String({ maxLength: 256, description: 'The number of an order, or how its e-mail address begins' }),
  ),
});

export const OrderView = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  placedAt: Type.String(),
  email: Type.String(),
  language: Type.String(),
  lifecycle: Lifecycle,
  paymentStatus: Payment,
  fulfilmentStatus: Fulfilment,
  provider: Type.String(),
  cancelledAt: Type.Union([Type.String(), Type.Null()]),
  payUntil: Type.Union([Type.String(), Type.Null()], {
    description: 'When an order that waits for money is cancelled',
  }),
  discounts: Type.Array(
    Type.Object({
      code: Type.String(),
      kind: Type.Union(couponKinds.map((word) => Type.Literal(word))),
      amount: Money,
    }),
  ),
  lines: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Union([Type.Literal('item'), Type.Literal('shipping')]),
      productName: Type.String(),
      sku: Type.String(),
      attributes: Type.Record(Type.String(), Type.String()),
      additionalFields: Type.Union([Type.String(), Type.Null()]),
      answers: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
      quantity: Type.Integer(),
      unitPrice: Money,
      gross: Money,
      discount: Money,
      total: Money,
    }),
  ),
  totals: Type.Object({
    subtotal: Money,
    discount: Money,
    shipping: Money,
    tax: Money,
    includedTax: Money,
    total: Money,
  }),
  shippingOption: Type.Union([Type.String(), Type.Null()]),
  shippingAddress: Type.Union([Address, Type.Null()]),
  billingAddress: Type.Union([Address, Type.Null()]),
  payments: Type.Array(
    Type.Object({
      provider: Type.String(),
      state: Type.String(),
      amount: Money,
      label: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});

export type OrderJson = Static<typeof OrderView>;
export type ListedOrderJson = Static<typeof ListedOrderView>;

import { couponKinds, fulfilmentStatuses, orderLifecycles, paymentStatuses } from '@awning/commerce';
import { type Static, Type } from '@sinclair/typebox';
import { AddressView } from '../../platform/address.ts';
import { Id } from '../../platform/id.ts';
import { type Sent } from '../../platform/island.ts';
import { page } from '../../platform/page.ts';
import { named } from '../../platform/type-source/index.ts';
import { MoneyView } from '../amount/index.ts';
import { DisputeView } from './dispute/view.ts';
import { TeamDownloadView } from './download/schema.ts';
import { FulfilmentView, ShipmentView } from './fulfilment/schema.ts';
import { BuyerRefundView, RefundView } from './refund/schema.ts';

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

const IsTest = Type.Boolean({ description: 'Placed with a way to pay that moves no money' });

const ListedOrderView = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  placedAt: Type.String(),
  email: Type.String(),
  name: Type.String(),
  itemCount: Type.Integer(),
  total: MoneyView,
  lifecycle: Lifecycle,
  paymentStatus: Payment,
  fulfilmentStatus: Fulfilment,
  isTest: IsTest,
});

export const OrderListAnswer = page('orders', ListedOrderView);

const filters = {
  lifecycle: Type.Optional(Lifecycle),
  paymentStatus: Type.Optional(Payment),
  fulfilmentStatus: Type.Optional(Fulfilment),
  shipment: Type.Optional(
    Type.Literal('open', {
      description: 'Paid orders with something left to ship',
      errorMessage: 'There is no such state.',
    }),
  ),
  dispute: Type.Optional(
    Type.Literal('open', {
      description: 'Orders with a dispute that waits for the shop’s evidence',
      errorMessage: 'There is no such state.',
    }),
  ),
  transfer: Type.Optional(
    Type.Literal('open', {
      description: 'Orders with a refund that a team member still has to transfer',
      errorMessage: 'There is no such state.',
    }),
  ),
  search: Type.Optional(
    Type.String({
      maxLength: 256,
      description:
        'The number of an order, or the beginnings of words: names, companies, e-mail address, VAT numbers, products, SKUs',
    }),
  ),
};

export const OrderListQuery = Type.Object({ after: Type.Optional(Id), ...filters });
export const OrderExportQuery = Type.Object(filters);
export type OrderExport = Static<typeof OrderExportQuery>;

const OrderView = named(
  'OrderView',
  Type.Object({
    id: Type.String(),
    number: Type.Integer(),
    placedAt: Type.String(),
    email: Type.String(),
    language: Type.String(),
    lifecycle: Lifecycle,
    paymentStatus: Payment,
    fulfilmentStatus: Fulfilment,
    provider: Type.String(),
    isTest: IsTest,
    cancelledAt: Type.Union([Type.String(), Type.Null()]),
    payUntil: Type.Union([Type.String(), Type.Null()], {
      description: 'When an order that waits for money is cancelled',
    }),
    discounts: Type.Array(
      Type.Object({
        code: Type.String(),
        kind: Type.Union(couponKinds.map((word) => Type.Literal(word))),
        amount: MoneyView,
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
        unitPrice: MoneyView,
        gross: MoneyView,
        discount: MoneyView,
        tax: MoneyView,
        includedTax: MoneyView,
        total: MoneyView,
      }),
    ),
    totals: Type.Object({
      subtotal: MoneyView,
      discount: MoneyView,
      shipping: MoneyView,
      tax: MoneyView,
      includedTax: MoneyView,
      total: MoneyView,
      giftCards: MoneyView,
    }),
    shippingOption: Type.Union([Type.String(), Type.Null()]),
    shippingAddress: Type.Union([AddressView, Type.Null()]),
    billingAddress: Type.Union([AddressView, Type.Null()]),
    vatNumber: Type.Union([Type.String(), Type.Null()]),
    buyerNote: Type.Union([Type.String(), Type.Null()], { description: 'What the buyer wrote to the shop' }),
    payments: Type.Array(
      Type.Object({
        provider: Type.String(),
        state: Type.String(),
        amount: MoneyView,
        label: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
);

/** What its buyer reads of what has happened since the purchase. */
export const BuyerOrderView = named(
  'BuyerOrderView',
  Type.Composite([
    OrderView,
    Type.Object({
      shipments: Type.Array(ShipmentView),
      refunds: Type.Array(BuyerRefundView),
      pictures: Type.Record(Type.String(), Type.String(), {
        description: 'The addresses of the products’ pictures by the id of their line, as they are now',
      }),
    }),
  ]),
);
export type BuyerOrderJson = Static<typeof BuyerOrderView>;

/** What only the team sees of an order as well. */
export const TeamOrderView = named(
  'TeamOrderView',
  Type.Composite([
    OrderView,
    Type.Object({
      wayToPay: Type.Record(Type.String(), Type.String(), {
        description:
          'The name of the way to pay by language; none if nothing was to pay, or if it is no longer installed',
      }),
      taxes: Type.Array(Type.Object({ percent: Type.String(), inclusive: Type.Boolean(), amount: MoneyView }), {
        description: 'The tax of the whole order by rate',
      }),
      fulfilments: Type.Array(FulfilmentView),
      toFulfil: Type.Array(Type.Object({ id: Type.String(), quantity: Type.Integer() }), {
        description: 'The lines that still have to be sent',
      }),
      downloads: Type.Array(TeamDownloadView, { description: 'What the buyer may download' }),
      refunds: Type.Array(RefundView),
      disputes: Type.Array(DisputeView, { description: 'What the cardholder disputes at the bank, oldest first' }),
      refundable: Type.Object(
        {
          paid: MoneyView,
          refunded: MoneyView,
          pending: MoneyView,
          left: MoneyView,
          toGiftCards: MoneyView,
          isByHand: Type.Boolean({ description: 'No payment provider returns the money: the team has to' }),
        },
        {
          description:
            'How much was paid, refunded, is being refunded, and is left; how much of that returns to gift cards first',
        },
      ),
    }),
  ]),
);
export type TeamOrderJson = Static<typeof TeamOrderView>;

/** What the buyer of an order is told that waits for money. */
export const PaymentAdviceView = named(
  'PaymentAdvice',
  Type.Object({
    howToPay: Type.Array(Type.String(), {
      description: 'The owner’s words as they are now, a line each; none where another way to pay was chosen',
    }),
    payBy: Type.String({
      description: 'When the order is cancelled, in the buyer’s language; empty where none is set',
    }),
  }),
);
export type PaymentAdvice = Sent<Static<typeof PaymentAdviceView>>;

export type OrderJson = Static<typeof OrderView>;
export type ListedOrderJson = Static<typeof ListedOrderView>;

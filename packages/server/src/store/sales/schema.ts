import { type Static, Type } from '@sinclair/typebox';
import { MoneyView } from '../amount/index.ts';

const Sums = Type.Object({
  orders: Type.Integer({ description: 'Orders that were placed' }),
  placed: MoneyView,
  refunded: MoneyView,
  cancelled: MoneyView,
  net: MoneyView,
});

export const SalesAnswer = Type.Object({
  isComplete: Type.Boolean({ description: 'False while older orders are still being counted' }),
  hasTestPayments: Type.Boolean({
    description: 'Whether a way to pay is on that moves no money; its orders count as well',
  }),
  today: Type.String({ description: "The current day in the website's time zone" }),
  currencies: Type.Array(
    Type.Object({
      currency: Type.String(),
      periods: Type.Array(Type.Object({ days: Type.Integer(), now: Sums, before: Sums }), {
        description:
          'Of 1, 7 and 30 days, the last one of them today, and as many days before. `placed` are the totals of the orders, `refunded` what ' +
          'was refunded in this time, `cancelled` the totals of unpaid orders that were cancelled in this time, `net` what is left. ' +
          'A gift card counts when it is spent.',
      }),
      days: Type.Array(Type.Object({ day: Type.String(), orders: Type.Integer(), net: MoneyView, before: MoneyView }), {
        description: 'The last 30, each beside the day 30 days before',
      }),
    }),
    { description: "The website's currency first" },
  ),
  bestSellers: Type.Array(
    Type.Object({
      productId: Type.String(),
      title: Type.Union([Type.String(), Type.Null()], { description: 'Null if the product is deleted' }),
      units: Type.Integer({ description: 'Sold in 30 days, without those refunded' }),
      amounts: Type.Array(MoneyView),
    }),
  ),
});
export type SalesJson = Static<typeof SalesAnswer>;

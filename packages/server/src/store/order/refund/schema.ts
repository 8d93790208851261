import { quantityLimits } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { Amount, MoneyView } from '../../amount/index.ts';

const MAX_REFUND_NOTE_LENGTH = 500;
const MAX_LINES = 200;

export const RefundBody = Type.Object(
  {
    kind: Type.Union([Type.Literal('whole'), Type.Literal('amount'), Type.Literal('units')], {
      description: 'Everything that is left, an amount, or units of lines',
      errorMessage: 'Choose whole, amount or units.',
    }),
    amount: Type.Optional(
      Type.String({
        ...Amount,
        description: 'For `amount`, how much. Otherwise what is expected: any other amount is refused.',
      }),
    ),
    lines: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.String({ maxLength: 60 }),
            quantity: Type.Integer({ minimum: 1, maximum: quantityLimits.highest }),
          },
          { additionalProperties: false },
        ),
        { maxItems: MAX_LINES, description: 'For `units`: lines of the order, shipping among them, each once' },
      ),
    ),
    restock: Type.Boolean({ description: 'Whether refunded units return to the stock' }),
    note: Type.Optional(
      Type.String({ maxLength: MAX_REFUND_NOTE_LENGTH, description: 'Why, for the team; the buyer does not see it' }),
    ),
  },
  { additionalProperties: false },
);
export type RefundBody = Static<typeof RefundBody>;

export const RefundParams = Type.Object({ id: Id, refundId: Id });

const Transfer = Type.Union([Type.Literal('none'), Type.Literal('open'), Type.Literal('done')], {
  description: 'Whether a team member has to transfer the money, and has; `none` if the payment provider returns it',
});

/** A refund as the buyer sees it: neither why, nor by whom, nor one that failed. */
export const BuyerRefundView = Type.Object({
  id: Type.String(),
  state: Type.Union([Type.Literal('pending'), Type.Literal('done')]),
  amount: MoneyView,
  toGiftCards: MoneyView,
  createdAt: Type.String(),
  transfer: Transfer,
});
export type BuyerRefundJson = Static<typeof BuyerRefundView>;

export const RefundView = Type.Object({
  id: Type.String(),
  state: Type.Union([Type.Literal('pending'), Type.Literal('done'), Type.Literal('failed')], {
    description: 'Pending until the payment provider has decided',
  }),
  cause: Type.Union([Type.Literal('team'), Type.Literal('cancellation'), Type.Literal('provider')]),
  amount: MoneyView,
  toGiftCards: MoneyView,
  restock: Type.Boolean(),
  note: Type.String(),
  who: Type.String(),
  createdAt: Type.String(),
  endedAt: Type.Union([Type.String(), Type.Null()]),
  transfer: Transfer,
  lines: Type.Array(
    Type.Object({
      id: Type.String({ description: 'The line of the order' }),
      quantity: Type.Integer(),
      amount: MoneyView,
      tax: MoneyView,
      includedTax: MoneyView,
    }),
  ),
});
export type RefundJson = Static<typeof RefundView>;

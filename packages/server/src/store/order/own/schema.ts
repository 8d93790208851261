import { type Static, Type } from '@sinclair/typebox';
import { PlainId } from '../../../platform/id.ts';

export const orderParams = Type.Object({ orderId: PlainId });

const ownOrder = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  placedAt: Type.String({ description: 'ISO 8601' }),
  total: Type.Object({
    decimalValue: Type.String(),
    currencyCode: Type.String(),
    value: Type.String(),
    currency: Type.String(),
  }),
  paymentStatus: Type.String(),
  fulfilmentStatus: Type.String(),
});
export type OwnOrderJson = Static<typeof ownOrder>;
export const ownOrdersAnswer = Type.Object({ orders: Type.Array(ownOrder) });

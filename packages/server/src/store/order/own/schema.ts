import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { MomentView } from '../../../platform/moment.ts';
import { MoneyView } from '../../amount/index.ts';

export const OrderParams = Type.Object({ orderId: Id });

const OwnOrder = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  placedAt: MomentView,
  total: MoneyView,
  paymentStatus: Type.String(),
  fulfilmentStatus: Type.String(),
});
export type OwnOrderJson = Static<typeof OwnOrder>;
export const OwnOrdersAnswer = Type.Object({ orders: Type.Array(OwnOrder) });

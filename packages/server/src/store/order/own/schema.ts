import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { MomentView } from '../../../platform/moment.ts';
import { MoneyView } from '../../amount/index.ts';

export const orderParams = Type.Object({ orderId: Id });

const ownOrder = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  placedAt: MomentView,
  total: MoneyView,
  paymentStatus: Type.String(),
  fulfilmentStatus: Type.String(),
});
export type OwnOrderJson = Static<typeof ownOrder>;
export const ownOrdersAnswer = Type.Object({ orders: Type.Array(ownOrder) });

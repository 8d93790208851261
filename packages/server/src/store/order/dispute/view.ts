import { writeMoney } from '@awning/formats';
import { type Static, Type } from '@sinclair/typebox';
import type { Connection } from '../../../platform/database/index.ts';
import { MoneyView } from '../../amount/index.ts';
import { selectDisputes } from './store.ts';

const states = ['needs-response', 'under-review', 'won', 'lost'] as const;

export const DisputeView = Type.Object({
  reference: Type.String({ description: 'Its name at the payment provider' }),
  state: Type.Union(states.map((state) => Type.Literal(state))),
  amount: MoneyView,
  reason: Type.String({ description: 'The provider’s word for what the cardholder says' }),
  respondBy: Type.Union([Type.String(), Type.Null()], { description: 'Until when evidence can be sent' }),
  link: Type.Union([Type.String(), Type.Null()], { description: 'Where evidence is sent' }),
  openedAt: Type.String(),
});
type DisputeJson = Static<typeof DisputeView>;

/** The disputes of an order, oldest first. */
export async function readDisputeViews(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<DisputeJson[]> {
  const disputes = await selectDisputes(connection, websiteId, orderId);
  return disputes.map(({ amount, currency, respondBy, openedAt, ...dispute }) => ({
    ...dispute,
    amount: writeMoney({ minorUnits: amount, currency }),
    respondBy: respondBy?.toISOString() ?? null,
    openedAt: openedAt.toISOString(),
  }));
}

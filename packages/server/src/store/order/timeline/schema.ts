import { type Static, Type } from '@sinclair/typebox';
import { named } from '../../../platform/type-source/index.ts';
import { MoneyView } from '../../amount/index.ts';

/** What can happen to an order; those of the audit are called as there, without `order.`. */
export const timelineKinds = [
  'placed',
  'paid',
  'cancelled',
  'expired',
  'refund-requested',
  'refunded',
  'refund-to-transfer',
  'refund-transferred',
  'refund-failed',
  'dispute-opened',
  'dispute-answered',
  'dispute-won',
  'dispute-lost',
  'fulfilled',
  'fulfilment-undone',
  'tracking-changed',
  'downloads-renewed',
  'mail-resent',
  'note',
  'mail',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export const TimelineAnswer = named(
  'OrderTimeline',
  Type.Object({
    entries: Type.Array(
      Type.Object({
        id: Type.String(),
        at: Type.String(),
        kind: Type.Union(timelineKinds.map((kind) => Type.Literal(kind))),
        who: Type.String({ description: 'The team member, Awning, or the buyer' }),
        amount: Type.Union([MoneyView, Type.Null()], { description: 'For refunds and disputes' }),
        note: Type.Union([
          Type.Null(),
          Type.Object({ text: Type.String(), isMailed: Type.Boolean() }, { description: 'For notes' }),
        ]),
        mail: Type.Union([
          Type.Null(),
          Type.Object(
            { id: Type.String(), kind: Type.String(), subject: Type.String(), status: Type.String() },
            { description: 'For mails' },
          ),
        ]),
        shipment: Type.Union([
          Type.Null(),
          Type.Object(
            {
              carrier: Type.String(),
              trackingNumber: Type.String(),
              trackingUrl: Type.String(),
              quantity: Type.Integer(),
            },
            { description: 'For shipments' },
          ),
        ]),
      }),
    ),
  }),
);
export type TimelineJson = Static<typeof TimelineAnswer>;
export type TimelineEntryJson = TimelineJson['entries'][number];

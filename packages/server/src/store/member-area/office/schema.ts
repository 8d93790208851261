import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { Moment, MomentView } from '../../../platform/moment.ts';
import { page } from '../../../platform/page.ts';

const closed = { additionalProperties: false } as const;
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);

const MAX_REASON_LENGTH = 500;
const Reason = Type.String({
  minLength: 1,
  maxLength: MAX_REASON_LENGTH,
  pattern: '\\S',
  description: 'Why, for the team',
  errorMessage: 'Say why.',
});

/** `open`: those who have access now; `ended`: those whose access is over or was taken away. */
const shows = ['open', 'ended'] as const;

export const MemberListQuery = Type.Object({
  show: Type.Optional(Type.Union(shows.map((show) => Type.Literal(show)))),
  q: Type.Optional(Type.String({ maxLength: 200, description: 'The beginning of an email address' })),
  after: Type.Optional(Id),
});
export type MemberListQuery = Static<typeof MemberListQuery>;

const endCauses = ['refund', 'cancellation', 'dispute', 'team', 'account'] as const;

export const MemberView = Type.Object({
  id: Type.String(),
  email: Type.String({ description: 'Empty if the account was deleted' }),
  name: Type.String({ description: 'Of the account; empty if there is none' }),
  hasAccount: Type.Boolean({ description: 'Without one, the access waits for an account with this address' }),
  isOpen: Type.Boolean(),
  startsAt: MomentView,
  until: orNull(Type.String({ description: 'ISO 8601; null: without end' })),
  renews: Type.Boolean({ description: 'Whether a subscription that runs on pays for it' }),
  orderId: orNull(Type.String()),
  orderNumber: orNull(Type.String()),
  who: Type.String({ description: 'The team member who has given it; empty if an order has' }),
  reason: Type.String(),
  endedAt: orNull(MomentView),
  endedBy: orNull(Type.Union(endCauses.map((cause) => Type.Literal(cause)))),
  endReason: Type.String(),
});

export const MemberList = page('members', MemberView);

export const GiveAccessBody = Type.Object(
  {
    email: Type.String({ maxLength: 300, description: 'Of the account, or of one that the person will create' }),
    until: Type.Optional(orNull(Moment)),
    reason: Reason,
  },
  closed,
);

export const EndAccessBody = Type.Object({ reason: Reason }, closed);

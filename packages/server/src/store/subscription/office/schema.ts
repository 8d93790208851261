import { subscriptionStates } from '@awning/commerce';
import { quantityLimits } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { page } from '../../../platform/page.ts';

const closed = { additionalProperties: false } as const;
const Moment = Type.Union([Type.String(), Type.Null()]);
const Money = Type.Object({ decimalValue: Type.String(), currencyCode: Type.String() });

/** `due`: renewed or ended within seven days. `failed`: a payment has failed. `over`: cancelled or ended. */
const subscriptionViews = ['due', 'failed', 'paused', 'over'] as const;

export const SubscriptionListQuery = Type.Object({
  show: Type.Optional(Type.Union(subscriptionViews.map((name) => Type.Literal(name)))),
  q: Type.Optional(Type.String({ maxLength: 200, description: 'The beginning of the customer’s email address' })),
  after: Type.Optional(Id),
});
export type SubscriptionListQuery = Static<typeof SubscriptionListQuery>;

const listed = {
  id: Type.String(),
  state: Type.Union(subscriptionStates.map((state) => Type.Literal(state))),
  title: Type.String(),
  quantity: Type.Integer(),
  email: Type.String(),
  price: Type.Object(Money.properties, { description: 'The goods of a period, as agreed' }),
  billingPeriod: Type.Object({ value: Type.Integer(), unit: Type.String() }),
  dueAt: Moment,
  isLast: Type.Boolean({ description: 'It ends when it is due' }),
  failedTries: Type.Integer(),
  isTest: Type.Boolean(),
  createdAt: Type.String(),
};

export const SubscriptionList = page('subscriptions', Type.Object(listed));

/** What a team member may do. */
export const teamEvents = ['pause', 'resume', 'skip', 'go-on', 'end-with-period', 'cancel'] as const;
const TeamEvent = Type.Union(teamEvents.map((event) => Type.Literal(event)));

export const SubscriptionView = Type.Object({
  ...listed,
  acts: Type.Array(TeamEvent, { description: 'What is possible now' }),
  numBillingCycles: Type.Integer({ description: '0: without end' }),
  paidCycles: Type.Integer(),
  card: Type.String(),
  address: Type.Array(Type.String(), { description: 'The lines of the address' }),
  pageUrl: Type.String({ description: 'The page of the customer, where address and card are changed, too' }),
  periods: Type.Array(
    Type.Object({
      period: Type.Integer(),
      state: Type.Union([Type.Literal('open'), Type.Literal('paid'), Type.Literal('left_out')]),
      orderId: Type.Union([Type.String(), Type.Null()]),
      orderNumber: Type.Union([Type.String(), Type.Null()]),
      at: Type.String(),
    }),
    { description: 'The latest 100, newest first' },
  ),
});

export const ChangeBody = Type.Object({ event: TeamEvent }, closed);
export const QuantityBody = Type.Object(
  { quantity: Type.Integer({ minimum: quantityLimits.lowest, maximum: quantityLimits.highest }) },
  closed,
);

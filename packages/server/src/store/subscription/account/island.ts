import { subscriptionStates } from '@awning/commerce';
import { Type } from '@sinclair/typebox';
import { insideIsland } from '../../../people/site-user/index.ts';

export const ownSubscriptionsIsland = insideIsland('account-subscriptions', {
  subscriptions: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      quantity: Type.Integer(),
      priceText: Type.String(),
      state: Type.Union(subscriptionStates.map((state) => Type.Literal(state))),
      dueText: Type.String({ description: 'The day of the next payment; empty if there is none' }),
      url: Type.String({ description: 'The page on which it is changed' }),
    }),
  ),
});

import { Type } from '@sinclair/typebox';
import { insideIsland } from '../../people/site-user/index.ts';
import { defineIsland, systemFields } from '../../platform/island.ts';
import { DownloadView } from './download/schema.ts';
import { OwnOrdersAnswer } from './own/schema.ts';
import { BuyerOrderView, PaymentAdviceView } from './schema.ts';

const bought = {
  order: BuyerOrderView,
  advice: Type.Optional(PaymentAdviceView),
  downloads: Type.Optional(Type.Array(DownloadView)),
};

export const orderConfirmedIsland = defineIsland(
  'order-confirmed',
  {
    ...bought,
    giftCardUrl: Type.Optional(Type.String({ description: 'The page of the gift card that was bought' })),
    subscriptionUrl: Type.Optional(Type.String({ description: 'The page of the subscription that the order pays' })),
    areas: Type.Optional(
      Type.Array(Type.Object({ name: Type.String(), url: Type.String() }), {
        description: 'The member areas that the order has opened, with their first pages',
      }),
    ),
    areaEmail: Type.Optional(
      Type.String({ description: 'The address whose account opens them; absent if the buyer was signed in' }),
    ),
    paidBy: Type.Optional(Type.String({ description: 'The way to pay that was chosen' })),
    isMailed: Type.Boolean({ description: 'The website can send mails' }),
    purchase: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'What is reported about the purchase (D-093)' }),
    ),
  },
  systemFields,
);

export const ownOrderIsland = insideIsland('account-order', bought);

export const ownOrdersIsland = insideIsland('account-orders', OwnOrdersAnswer.properties);

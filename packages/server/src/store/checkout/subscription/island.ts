import { Type } from '@sinclair/typebox';
import { defineIsland, legalFields, systemFields } from '../../../platform/island.ts';
import { goodsFields } from '../page/island.ts';

export const subscriptionIsland = defineIsland(
  'subscription-form',
  {
    ...goodsFields,
    cartToken: Type.String(),
    priceText: Type.String({ description: 'The price of the goods with the length of a period' }),
  },
  { ...systemFields, ...legalFields },
);

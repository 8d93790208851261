import { Type } from '@sinclair/typebox';
import { defineIsland, legalFields, systemFields } from '../../../platform/island.ts';
import { goodsFields } from '../page/island.ts';

export const membershipIsland = defineIsland(
  'membership-form',
  { ...goodsFields, cartToken: Type.String() },
  { ...systemFields, ...legalFields },
);

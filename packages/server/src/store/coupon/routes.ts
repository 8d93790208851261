import { Type } from '@sinclair/typebox';
import { defineRoute, type Route, refused } from '../../platform/http/index.ts';
import { Id } from '../../platform/id.ts';
import type { Parts } from '../../platform/parts.ts';
import { couponMessages } from './messages.ts';
import { selectUses } from './store.ts';

const UsesAnswer = Type.Object({
  uses: Type.Integer({ description: 'Orders that are placed or being paid' }),
  people: Type.Integer({ description: 'How many different people these orders are of' }),
  lastUsedAt: Type.Union([Type.String({ description: 'ISO 8601' }), Type.Null()]),
});

/** What has become of a coupon; editing it follows from its document. */
export function couponRoutes({ database }: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/commerce/coupons/:id/uses',
      summary: 'How often a coupon was used.',
      access: { kind: 'team', right: 'coupons.edit' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { params: Type.Object({ id: Id }), answer: UsesAnswer },
      refusals: { 404: couponMessages.unknown },
      handle: async ({ website, params }) => {
        const found = await selectUses(database, website.id, params.id);
        if (!found) return refused(404, couponMessages.unknown);
        const { uses, people, lastUsedAt } = found;
        return { uses, people, lastUsedAt: lastUsedAt?.toISOString() ?? null };
      },
    }),
  ];
}

import { storeMessages } from '@awning/commerce';
import { Type } from '@sinclair/typebox';
import { defineRoute, type Route, refused } from '../../platform/http/index.ts';
import { Id } from '../../platform/id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findHeldCart, visitorOf } from '../cart/index.ts';
import { selectStock } from './store.ts';

const StockAnswer = Type.Object({
  results: Type.Array(
    Type.Object({ variantId: Id, sku: Type.String(), unlimited: Type.Boolean(), qtyInStock: Type.Integer() }),
  ),
});

/** Lets a page check early whether one more is available (D-028, D-043). */
export function stockRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/commerce/inventory/stock',
      summary: 'How many of each variant of an item can still be bought.',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: Type.Object({ itemId: Id }), answer: StockAnswer },
      refusals: { 404: storeMessages('en').unknownItem },
      handle: async (request, reply) => {
        const { website, query } = request;
        const cart = await findHeldCart(parts.database, visitorOf(request));
        const results = await selectStock(parts.database, website.id, query.itemId, cart?.id ?? null);
        reply.header('cache-control', 'no-store');
        return results.length === 0 ? refused(404, storeMessages(request.textLanguage).unknownItem) : { results };
      },
    }),
  ];
}

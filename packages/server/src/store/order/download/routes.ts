import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { orderMessages } from '../messages.ts';
import { readTeamOrderView } from '../read-order.ts';
import { TeamOrderView } from '../schema.ts';
import { renewDownloads } from './renew.ts';

export function downloadRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/commerce/orders/:id/renew-downloads',
      summary: 'Sends the buyer new links to the files of an order; the links before end.',
      access: { kind: 'team', right: 'orders.edit' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: IdParams, answer: TeamOrderView },
      refusals: { 404: orderMessages.unknownOrder, 409: orderMessages.nothingToRenew },
      handle: async ({ website, params, member }) => {
        const renewed = await renewDownloads(parts, { website, member }, params.id);
        if (renewed.ok) return await readTeamOrderView(parts, website, params.id);
        if (renewed.reason === 'unknown-order') return refused(404, orderMessages.unknownOrder);
        return refused(409, orderMessages.nothingToRenew, { extra: { reason: 'nothingToRenew' } });
      },
    }),
  ];
}

import { defineRoute, type Refusal, type Route, refused } from '../../../platform/http/index.ts';
import { IdParams } from '../../../platform/id.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { positionsOf } from '../line-id.ts';
import { orderMessages } from '../messages.ts';
import { readTeamOrderView } from '../read-order.ts';
import { TeamOrderView } from '../schema.ts';
import { type Fulfilled, fulfilOrder, trackFulfilment, undoFulfilment } from './fulfil.ts';
import { FulfilmentBody, FulfilmentParams, TrackingBody } from './schema.ts';
import type { Tracking } from './store.ts';

const change = {
  access: { kind: 'team', right: 'orders.edit' },
  forgery: 'crumb',
  limit: 'team-change',
} as const;

const messages = orderMessages.fulfilment;

export function fulfilmentRoutes(parts: Parts): Route[] {
  const read = (website: Website, id: string) => readTeamOrderView(parts, website, id);
  return [
    defineRoute({
      ...change,
      method: 'POST',
      path: '/api/commerce/orders/:id/fulfilments',
      summary: 'Records that an order, or a part of it, was sent.',
      schema: { params: IdParams, body: FulfilmentBody, answer: TeamOrderView },
      refusals: {
        404: orderMessages.unknownOrder,
        409: [messages.nothing, messages['unknown-line'], messages['too-many-units'], messages.cancelled].join(' / '),
      },
      handle: async ({ website, params, body, member }) => {
        const { lines, isMailed } = body;
        const what = lines
          ? { kind: 'units' as const, lines: positionsOf(params.id, lines) }
          : { kind: 'rest' as const };
        const wanted = { what, tracking: trackingOf(body), isMailed };
        const fulfilled = await fulfilOrder(parts, { website, member }, params.id, wanted);
        return fulfilled.ok ? await read(website, params.id) : refusalOf(fulfilled.reason);
      },
    }),
    defineRoute({
      ...change,
      method: 'PUT',
      path: '/api/commerce/orders/:id/fulfilments/:fulfilmentId',
      summary: 'Changes how a shipment can be tracked.',
      schema: { params: FulfilmentParams, body: TrackingBody, answer: TeamOrderView },
      refusals: { 404: messages['unknown-fulfilment'], 409: messages.cancelled },
      handle: async ({ website, params, body, member }) => {
        const { id, fulfilmentId } = params;
        const wanted = { tracking: trackingOf(body), isMailed: body.isMailed };
        const tracked = await trackFulfilment(parts, { website, member }, id, fulfilmentId, wanted);
        return tracked.ok ? await read(website, id) : refusalOf(tracked.reason);
      },
    }),
    defineRoute({
      ...change,
      method: 'POST',
      path: '/api/commerce/orders/:id/fulfilments/:fulfilmentId/undo',
      summary: 'Undoes a shipment that was recorded by mistake: its units have to be sent again.',
      schema: { params: FulfilmentParams, answer: TeamOrderView },
      refusals: { 404: messages['unknown-fulfilment'], 409: messages.cancelled },
      handle: async ({ website, params, member }) => {
        const { id, fulfilmentId } = params;
        const undone = await undoFulfilment(parts, { website, member }, id, fulfilmentId);
        return undone.ok ? await read(website, id) : refusalOf(undone.reason);
      },
    }),
  ];
}

function trackingOf({ carrier = '', trackingNumber = '', trackingUrl = '' }: TrackingBody): Tracking {
  return { carrier: carrier.trim(), trackingNumber: trackingNumber.trim(), trackingUrl };
}

function refusalOf(reason: Extract<Fulfilled, { ok: false }>['reason']): Refusal {
  if (reason === 'unknown-order') return refused(404, orderMessages.unknownOrder);
  return refused(reason === 'unknown-fulfilment' ? 404 : 409, messages[reason], { extra: { reason } });
}

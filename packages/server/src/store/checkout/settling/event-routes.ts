import { Type } from '@sinclair/typebox';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { eventMessages } from '../messages.ts';
import { receiveEvent } from './events.ts';

/** Receives events of providers. The path names the website, because a provider may use one host for several. */
export function eventRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/commerce/payments/:provider/events/:websiteId',
      summary: 'Takes an event of a payment provider. The signature over the raw body is checked before it is read.',
      access: { kind: 'anyone' },
      openWhileClosed: true,
      forgery: 'own-secret',
      limit: 'payment-event',
      anyHost: true,
      accepts: ['raw'],
      schema: {
        params: Type.Object({ provider: Type.String({ maxLength: 50 }), websiteId: Type.String({ maxLength: 50 }) }),
        answer: Type.Object({ received: Type.Literal(true) }),
      },
      refusals: {
        400: `${eventMessages.signature} / ${eventMessages.malformed}`,
        404: eventMessages.unknown,
        503: eventMessages.unreachable,
      },
      handle: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { provider, websiteId } = request.params;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const received = await receiveEvent(parts, provider, { websiteId, body, headers: request.headers });
        return received.ok ? { received: true } : refused(statuses[received.reason], eventMessages[received.reason]);
      },
    }),
  ];
}

/** 503 asks the provider to send it again. */
const statuses = { unknown: 404, signature: 400, malformed: 400, unreachable: 503 } as const;

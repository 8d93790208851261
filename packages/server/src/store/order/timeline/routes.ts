import { Type } from '@sinclair/typebox';
import { newId, writeAudit } from '../../../platform/database/index.ts';
import { defineRoute, type Route, refused } from '../../../platform/http/index.ts';
import { Id, IdParams } from '../../../platform/id.ts';
import { resendMail } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { aboutOrder } from '../about-order.ts';
import { orderMessages } from '../messages.ts';
import { TimelineAnswer } from './schema.ts';
import { readTimeline } from './timeline.ts';

export function timelineRoutes(parts: Parts): Route[] {
  const { database, clock } = parts;
  return [
    defineRoute({
      method: 'GET',
      path: '/api/commerce/orders/:id/timeline',
      summary: 'Everything that happened to an order, the latest first.',
      access: { kind: 'team', right: 'orders.read' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { params: IdParams, answer: TimelineAnswer },
      refusals: { 404: orderMessages.unknownOrder },
      handle: async ({ website, params }) =>
        (await readTimeline(database, website.id, params.id)) ?? refused(404, orderMessages.unknownOrder),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/commerce/orders/:id/mails/:mailId/resend',
      summary: 'Sends a mail about an order to its buyer again.',
      access: { kind: 'team', right: 'orders.edit' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: Type.Object({ id: Id, mailId: Id }), answer: TimelineAnswer },
      refusals: { 404: `${orderMessages.unknownOrder} / ${orderMessages.unknownMail}` },
      handle: async ({ website, params, member }) => {
        const about = aboutOrder(params.id);
        const isSent = await database.transaction(async (connection) => {
          if (!(await resendMail(parts, connection, website.id, { id: params.mailId, about }))) return false;
          const at = clock.now();
          const by = { memberId: member.id, who: member.name };
          const after = { mailId: params.mailId };
          const deed = {
            websiteId: website.id,
            id: newId(clock),
            at,
            what: 'order.mail-resent' as const,
            subject: about,
            after,
          };
          await writeAudit(connection, { ...deed, ...by });
          return true;
        });
        if (!isSent) return refused(404, orderMessages.unknownMail);
        return (await readTimeline(database, website.id, params.id)) ?? refused(404, orderMessages.unknownOrder);
      },
    }),
  ];
}

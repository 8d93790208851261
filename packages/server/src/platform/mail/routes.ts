import { Done } from '../done.ts';
import { defineRoute, type Route, refused, type TeamRequest } from '../http/index.ts';
import { IdParams } from '../id.ts';
import { pageOf, ROWS_TO_FETCH } from '../page.ts';
import type { Parts } from '../parts.ts';
import { mailMessages } from './messages.ts';
import { isLinkHidden, withoutLink } from './personal-link.ts';
import { previewHeaders } from './preview-headers.ts';
import { MailAnswer, OutboxAnswer, OutboxQuery } from './schema.ts';
import { queueDelivery } from './send.ts';
import { findMailServer, hasMailServer } from './server/mail-server.ts';
import { type ListedMail, moveMail, selectMail, selectMails, undeliveredStatuses } from './store.ts';

export function mailRoutes(parts: Parts): Route[] {
  async function readableMail({ website, member }: TeamRequest, id: string) {
    const mail = await selectMail(parts.database, website.id, id);
    const isSendable = await hasMailServer(parts, parts.database, website.id);
    const isHidden = mail !== undefined && isLinkHidden(mail, member.rights, isSendable);
    return mail && { ...mail, ...(isHidden ? withoutLink(mail) : {}), isHidden };
  }

  return [
    defineRoute({
      method: 'GET',
      path: '/api/mail/outbox',
      summary: 'The mails of the website, the latest first.',
      access: { kind: 'team', right: 'mail.read' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: OutboxQuery, answer: OutboxAnswer },
      async handle(request) {
        const { status, after } = request.query;
        const asked = status === 'undelivered' ? undeliveredStatuses : status && [status];
        const page = { statuses: asked, after, limit: ROWS_TO_FETCH };
        const mails = await selectMails(parts.database, request.website.id, page);
        const { rows, nextAfter } = pageOf(mails);
        return {
          mails: rows.map(listed),
          nextAfter,
          hasMailServer: await hasMailServer(parts, parts.database, request.website.id),
        };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/mail/outbox/:id',
      summary: 'One mail with its text.',
      access: { kind: 'team', right: 'mail.read' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { params: IdParams, answer: MailAnswer },
      refusals: { 404: mailMessages.mailGone },
      async handle(request) {
        const mail = await readableMail(request, request.params.id);
        if (mail === undefined) return refused(404, mailMessages.mailGone);
        const { text, isHidden } = mail;
        const server = await findMailServer(parts, parts.database, request.website.id);
        return {
          ...listed(mail),
          text,
          from: server?.from ?? '',
          hasMailServer: server !== undefined,
          isLinkHidden: isHidden,
        };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/config/settings/mail/:id/preview',
      access: { kind: 'team', right: 'mail.read' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { params: IdParams },
      async handle(request, reply) {
        const mail = await readableMail(request, request.params.id);
        if (mail === undefined) return refused(404, mailMessages.mailGone);
        return reply.headers(previewHeaders).type('text/html; charset=utf-8').send(mail.html);
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/mail/outbox/:id/send',
      summary: 'Sends a mail that was held, bounced or given up.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: IdParams, answer: Done },
      refusals: { 404: mailMessages.mailGone, 409: mailMessages.noMailServer },
      async handle(request) {
        const { id } = request.params;
        return parts.database.transaction(async (connection) => {
          if (!(await hasMailServer(parts, connection, request.website.id))) {
            return refused(409, mailMessages.noMailServer, { extra: { reason: 'noMailServer' } });
          }
          if (!(await selectMail(connection, request.website.id, id))) return refused(404, mailMessages.mailGone);
          const moved = await moveMail(connection, request.website.id, id, ['held', 'bounced', 'failed'], 'waiting');
          if (!moved) return refused(409, mailMessages.mailNotHeld, { extra: { reason: 'mailNotHeld' } });
          await queueDelivery(parts, connection, request.website.id, id);
          return { ok: true };
        });
      },
    }),
  ];
}

function listed(mail: ListedMail) {
  const { id, kind, language, recipient, subject, status, attempts, lastError, createdAt, sentAt } = mail;
  return {
    id,
    kind,
    language,
    recipient,
    subject,
    status,
    attempts,
    lastError,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

import { checkEmail } from '@awning/site-model';
import type { Static } from '@sinclair/typebox';
import { auditedBy, type Connection, writeAudit } from '../../database/index.ts';
import { defineRoute, type Route, refused, type TeamRequest } from '../../http/index.ts';
import type { Parts } from '../../parts.ts';
import { createSeal, deleteSecret, upsertSecret } from '../../seal/index.ts';
import { createTransport } from '../transport.ts';
import {
  findMailServer,
  keepsPassword,
  MAIL_SERVER_SECRET,
  type MailServer,
  sendsPasswordInClear,
  shownAddress,
  type WebsiteMailServer,
} from './mail-server.ts';
import { mailServerMessages } from './messages.ts';
import { MailServerAnswer, MailServerBody, TestMailAnswer, TestMailBody } from './schema.ts';
import { sendTestMail } from './test-mail.ts';

const path = '/api/website/mail-server';
/** Whoever has the mail server reads all mails, with the links that open the accounts of colleagues: the owner decides. */
const changing = {
  access: { kind: 'team', right: 'settings.manage', fresh: true },
  forgery: 'crumb',
  limit: 'team-change',
} as const;

export function mailServerRoutes(parts: Parts): Route[] {
  const transport = createTransport(parts);
  return [
    defineRoute({
      method: 'GET',
      path,
      summary: 'The mail server that sends the mails of the website, and where it is set. Its password is never told.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: MailServerAnswer },
      handle: async ({ website }) => shownServer(await findMailServer(parts, parts.database, website.id)),
    }),
    defineRoute({
      method: 'PUT',
      path,
      summary: 'Sets the mail server of the website; the owner decides.',
      ...changing,
      schema: { body: MailServerBody, answer: MailServerAnswer },
      refusals: { 409: mailServerMessages.setByOperator },
      examples: [
        {
          body: {
            host: 'smtp.example.com',
            port: 587,
            security: 'starttls',
            user: 'shop',
            password: 'a password',
            from: 'hello@shop.example',
          },
        },
      ],
      handle: (request) =>
        parts.database.transaction((connection) => changeServer(parts, connection, request, request.body)),
    }),
    defineRoute({
      method: 'DELETE',
      path,
      summary: 'Removes the mail server of the website; mails then wait in the outbox.',
      ...changing,
      schema: { answer: MailServerAnswer },
      refusals: { 409: mailServerMessages.setByOperator },
      handle: (request) =>
        parts.database.transaction((connection) => changeServer(parts, connection, request, undefined)),
    }),
    defineRoute({
      method: 'POST',
      path: `${path}/test`,
      summary: 'Sends a mail through the saved mail server at once, and returns what the server said.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'crumb',
      limit: 'test-mail',
      schema: { body: TestMailBody, answer: TestMailAnswer },
      refusals: { 409: mailServerMessages.noMailServer },
      examples: [{ body: { to: 'ada@shop.example' } }],
      async handle({ website, member, body }) {
        if (!checkEmail(body.to).ok) {
          return refused(400, mailServerMessages.recipientWrong, {
            errors: { to: mailServerMessages.recipientWrong },
            extra: { reason: 'recipientWrong' },
          });
        }
        const outcome = await sendTestMail(parts, transport, { website, to: body.to, language: member.language });
        switch (outcome.kind) {
          case 'none':
            return refused(409, mailServerMessages.noMailServer, { extra: { reason: 'noMailServer' } });
          case 'sent':
            return { outcome: 'sent' as const, answer: outcome.answer };
          default:
            return { outcome: outcome.reason, answer: outcome.error };
        }
      },
    }),
  ];
}

async function changeServer(
  parts: Pick<Parts, 'config' | 'clock'>,
  connection: Connection,
  { website, member }: Pick<TeamRequest, 'website' | 'member'>,
  body: MailServerBody | undefined,
) {
  if (!member.isOwner) return refused(409, mailServerMessages.ownerDecides, { extra: { reason: 'ownerDecides' } });
  const before = await findMailServer(parts, connection, website.id);
  if (before?.source === 'environment') {
    return refused(409, mailServerMessages.setByOperator, { extra: { reason: 'setByOperator' } });
  }
  const now = parts.clock.now();
  const after = body && serverFrom(body, before);
  if (after && 'fault' in after) {
    const text = mailServerMessages[after.fault];
    return refused(400, text, { errors: { [after.field]: text }, extra: { reason: after.fault } });
  }
  if (after === undefined) await deleteSecret(connection, website.id, MAIL_SERVER_SECRET);
  else {
    const sealed = createSeal(parts.config.secrets).close(MAIL_SERVER_SECRET, website.id, JSON.stringify(after));
    await upsertSecret(connection, website.id, MAIL_SERVER_SECRET, sealed, now);
  }
  const shown = shownServer(after && { source: 'website', from: after.from, server: after });
  await writeAudit(connection, {
    ...auditedBy(parts.clock, website.id, member),
    at: now,
    what: 'mailServer.changed',
    subject: `website/${website.id}`,
    before: shownServer(before),
    after: shown,
  });
  return shown;
}

interface Fault {
  readonly fault: 'senderWrong' | 'passwordNeeded' | 'passwordInClear';
  readonly field: 'from' | 'password' | 'security';
}

function serverFrom(body: MailServerBody, before: MailServer | undefined): WebsiteMailServer | Fault {
  if (!checkEmail(body.from).ok || /[<>]/.test(body.from)) return { fault: 'senderWrong', field: 'from' };
  if (sendsPasswordInClear(body)) return { fault: 'passwordInClear', field: 'security' };
  const stored = before?.source === 'website' ? before.server : undefined;
  if (body.user === '') return { ...body, password: '' };
  const { password = keepsPassword(stored, body) ? stored?.password : undefined } = body;
  return password ? { ...body, password } : { fault: 'passwordNeeded', field: 'password' };
}

function shownServer(server: MailServer | undefined): Static<typeof MailServerAnswer> {
  if (server?.source === 'environment') {
    const { smtpUrl, from } = server;
    return { source: 'environment', ...shownAddress(smtpUrl), hasPassword: new URL(smtpUrl).password !== '', from };
  }
  if (server?.source === 'website') {
    const { password, ...shown } = server.server;
    return { source: 'website', ...shown, hasPassword: password !== '' };
  }
  const empty = { host: '', port: 587, security: 'starttls', user: '', hasPassword: false, from: '' } as const;
  return { source: server?.source ?? 'none', ...empty };
}

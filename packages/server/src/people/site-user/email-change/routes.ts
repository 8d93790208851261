import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { confirmLimit } from '../link/confirm-refusal.ts';
import { siteUserMessage } from '../messages.ts';
import { ConfirmBody, ConfirmedAnswer, EmailChangeBody } from '../schema.ts';
import { askForEmailChange, confirmNewEmail } from './change-call.ts';

export function emailChangeRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      limit: 'login',
      method: 'POST',
      path: '/api/site-users/account/email-change',
      summary: 'Mails a link to the new address; the account uses it once the link is opened.',
      access: { kind: 'site-user' },
      forgery: 'crumb',
      schema: { body: EmailChangeBody, answer: Done },
      handle: (request, reply) => askForEmailChange(parts, request, reply, request.body),
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/site-users/account/email',
      summary: 'Confirms a new address with the token of the mailed link and the password; the old address is told.',
      access: { kind: 'anyone' },
      impersonal: true,
      forgery: 'crumb',
      ...confirmLimit,
      schema: { body: ConfirmBody, answer: ConfirmedAnswer },
      refusals: { 404: siteUserMessage('linkGone') },
      handle: (request, reply) => confirmNewEmail(parts, request, reply, request.body),
    }),
  ];
}

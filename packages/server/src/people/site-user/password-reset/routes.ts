import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { siteUserMessage } from '../messages.ts';
import { EmailBody, NewPasswordBody, SignedInAnswer } from '../schema.ts';
import { askForReset, setNewPassword } from './reset-call.ts';

const byAnyVisitor = { access: { kind: 'anyone' }, impersonal: true, forgery: 'crumb' } as const;

export function passwordResetRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...byAnyVisitor,
      method: 'POST',
      path: '/api/site-users/account/password-reset',
      summary: 'Mails a link that sets a new password. The answer is the same for an address without an account.',
      limit: 'password-reset',
      schema: { body: EmailBody, answer: Done },
      handle: (request) => askForReset(parts, request, request.body.email),
    }),
    defineRoute({
      ...byAnyVisitor,
      method: 'PUT',
      path: '/api/site-users/account/password',
      summary: 'Sets a new password with the token of a mailed link, ends all sessions of the site user and signs in.',
      limit: 'setup',
      schema: { body: NewPasswordBody, answer: SignedInAnswer },
      refusals: { 404: siteUserMessage('linkGone') },
      handle: (request, reply) => setNewPassword(parts, request, reply, request.body),
    }),
  ];
}

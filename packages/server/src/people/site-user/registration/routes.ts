import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { confirmLimit } from '../link/confirm-refusal.ts';
import { siteUserMessage } from '../messages.ts';
import { ConfirmBody, RegisterBody, SignedInAnswer } from '../schema.ts';
import { confirmVisitor, registerVisitor } from './register-call.ts';

const byAnyVisitor = { access: { kind: 'anyone' }, impersonal: true, forgery: 'crumb' } as const;

export function registrationRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      ...byAnyVisitor,
      method: 'POST',
      path: '/api/site-users/account',
      summary: 'Registers; a mail asks to confirm the address. The answer is the same for an address with an account.',
      limit: 'registration',
      schema: { body: RegisterBody, answer: Done },
      examples: [{ body: { email: 'ada@example.test', name: 'Ada', password: 'salt glaze and thrift' } }],
      handle: (request, reply) => registerVisitor(parts, request, reply, request.body),
    }),
    defineRoute({
      ...byAnyVisitor,
      method: 'PUT',
      path: '/api/site-users/account/confirmation',
      summary:
        'Confirms the address with the token of the mailed link and the chosen password, makes the account and signs in.',
      ...confirmLimit,
      schema: { body: ConfirmBody, answer: SignedInAnswer },
      refusals: { 404: siteUserMessage('linkGone') },
      handle: (request, reply) => confirmVisitor(parts, request, reply, request.body),
    }),
  ];
}

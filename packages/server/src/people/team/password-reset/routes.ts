import { defineRoute, type Route } from '../../../platform/http/index.ts';
import { hasMailServer } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { passwords } from '../../../platform/password/index.ts';
import { mailedLinkRoutes } from '../mailed-link.ts';
import { identityRefusal } from '../refusal.ts';
import { AskResetAnswer, AskResetBody, ResetBody } from '../schema.ts';
import { openReset, resetPassword } from './password-reset.ts';
import { type AskedReset, offerResetTask } from './tasks.ts';

export function passwordResetRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/team/password-reset',
      summary: 'Mails a link that sets a new password. The answer is the same for an address without an account.',
      access: { kind: 'anyone' },
      openWhileClosed: true,
      forgery: 'crumb',
      limit: 'password-reset',
      schema: { body: AskResetBody, answer: AskResetAnswer },
      async handle(request) {
        const refusal = identityRefusal(request.body);
        if (refusal) return refusal;
        const asked = { websiteId: request.website.id, email: request.body.email } satisfies AskedReset;
        await parts.jobs.add(parts.database, offerResetTask, asked);
        return { ok: true, hasMailServer: await hasMailServer(parts, parts.database, request.website.id) };
      },
    }),
    ...mailedLinkRoutes(parts, {
      path: '/api/team/password-reset',
      summary: 'Whose password the link of a reset sets.',
      gone: 'resetGone',
      use: {
        method: 'PUT',
        summary: 'Sets a new password with the token of a mailed link, ends all sessions of the member and signs in.',
        body: ResetBody,
      },
      open: openReset,
      check: () => undefined,
      run: (member, reset, arrival) => resetPassword(parts, passwords, member, reset, arrival),
    }),
  ];
}

import { defineRoute, mailAddress, type Route } from '../../http/index.ts';
import type { Parts } from '../../parts.ts';
import { passwords } from '../../password/index.ts';
import { teamMessages } from '../messages.ts';
import { identityRefusal, newPasswordRefusal, teamRefusal } from '../refusal.ts';
import { askResetBody, doneAnswer, openLinkAnswer, resetBody, sessionAnswer, tokenQuery } from '../schema.ts';
import { answerSignedIn, callerOf } from '../session/answer.ts';
import { openReset, resetPassword } from './password-reset.ts';
import { type AskedReset, offerResetTask } from './tasks.ts';

export function passwordResetRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/team/password-reset',
      summary: 'Mails a link that sets a new password. The answer is the same for an address without an account.',
      access: { kind: 'anyone' },
      forgery: 'crumb',
      limit: 'password-reset',
      schema: { body: askResetBody, answer: doneAnswer },
      async handle(request) {
        const refusal = identityRefusal(request.body);
        if (refusal) return refusal;
        const address = mailAddress(parts.config, request);
        const asked = { websiteId: request.website.id, email: request.body.email, address } satisfies AskedReset;
        await parts.jobs.add(parts.database, offerResetTask, asked);
        return { ok: true };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/team/password-reset',
      summary: 'Whose password the link of a reset sets.',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'setup',
      schema: { query: tokenQuery, answer: openLinkAnswer },
      refusals: { 404: teamMessages.resetGone },
      async handle(request) {
        const member = await openReset(parts.database, request.website.id, request.query.token, parts.clock.now());
        if (member === undefined) return teamRefusal(404, 'resetGone');
        return { email: member.email, website: { name: request.website.name } };
      },
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/team/password-reset',
      summary: 'Sets a new password with the token of a mailed link, ends all sessions of the member and signs in.',
      access: { kind: 'anyone' },
      forgery: 'crumb',
      limit: 'setup',
      schema: { body: resetBody, answer: sessionAnswer },
      refusals: { 404: teamMessages.resetGone },
      async handle(request, reply) {
        const { token, password } = request.body;
        const member = await openReset(parts.database, request.website.id, token, parts.clock.now());
        if (member === undefined) return teamRefusal(404, 'resetGone');
        const refusal = newPasswordRefusal(password, member.email);
        if (refusal) return refusal;
        const outcome = await resetPassword(parts, passwords, member, { token, password }, callerOf(request));
        if (outcome.ok) return answerSignedIn(request, reply, member, outcome.sessionToken);
        return outcome.reason === 'busy' ? teamRefusal(429, 'busy') : teamRefusal(404, 'resetGone');
      },
    }),
  ];
}

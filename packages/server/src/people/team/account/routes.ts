import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { passwords } from '../../../platform/password/index.ts';
import { accountKey } from '../../device/index.ts';
import { sessionGuard } from '../../password-guard/index.ts';
import { noticeSender } from '../notice/notice.ts';
import { heldTeamRefusal, identityRefusal, newPasswordRefusal, teamRefusal } from '../refusal.ts';
import { PasswordBody, ProfileBody, SessionAnswer } from '../schema.ts';
import { replySignedIn, sessionAnswerFor } from '../session/answer.ts';
import { callerOf } from '../session/arrival.ts';
import { updateProfile } from '../store.ts';
import { changePassword } from './account.ts';

export function accountRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'PUT',
      path: '/api/team/profile',
      summary: 'Changes the own name and the language of the back office (null follows the browser).',
      access: { kind: 'team', right: 'any' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: ProfileBody, answer: SessionAnswer },
      async handle(request) {
        const member = request.member;
        const refusal = identityRefusal({ name: request.body.name });
        if (refusal) return refusal;
        const profile = { name: request.body.name.trim(), language: request.body.language };
        await updateProfile(parts.database, member.websiteId, member.id, profile);
        return sessionAnswerFor(request, { ...member, ...profile });
      },
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/team/password',
      summary: 'Changes the own password; all other sessions end and this one gets a new id.',
      access: { kind: 'team', right: 'any' },
      forgery: 'crumb',
      limit: 'login',
      schema: { body: PasswordBody, answer: SessionAnswer },
      async handle(request, reply) {
        const member = request.member;
        const { currentPassword: current, newPassword: next } = request.body;
        const refusal = newPasswordRefusal(next, member.email, 'newPassword');
        if (refusal) return refusal;
        const guard = sessionGuard(parts, request, accountKey('team', member.email), member.sessionId);
        const outcome = await changePassword(
          parts,
          { ...passwords, ...guard },
          member,
          { current, next },
          callerOf(request),
          noticeSender(parts, request),
        );
        if (outcome.ok) return replySignedIn(parts, request, reply, member, outcome.token);
        return outcome.reason === 'wrong'
          ? teamRefusal(400, 'currentPasswordWrong', 'currentPassword')
          : heldTeamRefusal(reply, outcome);
      },
    }),
  ];
}

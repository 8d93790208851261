import { Done } from '../../../platform/done.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { accountKey } from '../../device/index.ts';
import { signInGuard } from '../../password-guard/index.ts';
import { teamMessages } from '../messages.ts';
import { heldTeamRefusal, teamRefusal } from '../refusal.ts';
import { SessionAnswer, SignInAnswer, SignInBody } from '../schema.ts';
import { replyAdmitted, sessionAnswerFor } from './answer.ts';
import { arrivalOf } from './arrival.ts';
import { clearSessionCookie, sessionToken } from './cookie.ts';
import { endSession } from './session.ts';
import { signIn } from './sign-in.ts';

export function sessionRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/team/session',
      summary: 'Signs a team member in, or asks for the second factor if the member has one.',
      access: { kind: 'anyone' },
      openWhileClosed: true,
      forgery: 'crumb',
      limit: 'login',
      schema: { body: SignInBody, answer: SignInAnswer },
      refusals: { 401: teamMessages.signInFailed },
      async handle(request, reply) {
        const { captchaKey, ...typed } = request.body;
        const guard = signInGuard(parts, request, accountKey('team', typed.email), captchaKey);
        const credentials = { ...typed, websiteId: request.website.id };
        const outcome = await signIn(parts, guard, credentials, arrivalOf(parts, request));
        if (outcome.ok) return replyAdmitted(parts, request, reply, outcome.admitted);
        return outcome.reason === 'wrong' ? teamRefusal(401, 'signInFailed') : heldTeamRefusal(reply, outcome);
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/team/session',
      summary: 'Who is signed in, with roles, rights and the crumb for changes.',
      access: { kind: 'team', right: 'any', beforeSecondFactor: true },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: SessionAnswer },
      handle: (request) => sessionAnswerFor(request, request.member),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/team/session',
      summary: 'Signs out.',
      access: { kind: 'team', right: 'any', beforeSecondFactor: true },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { answer: Done },
      async handle(request, reply) {
        const token = sessionToken(request);
        if (token !== undefined) await endSession(parts.database, request.website.id, token);
        clearSessionCookie(request, reply);
        return { ok: true };
      },
    }),
  ];
}

import { emailKey } from '@awning/site-model';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { passwords } from '../../../platform/password/index.ts';
import { teamMessages } from '../messages.ts';
import { teamRefusal } from '../refusal.ts';
import { doneAnswer, sessionAnswer, signInBody } from '../schema.ts';
import { answerSignedIn, sessionAnswerFor } from './answer.ts';
import { arrivalOf } from './arrival.ts';
import { clearSessionCookie, sessionToken } from './cookie.ts';
import { endSession } from './session.ts';
import { signIn } from './sign-in.ts';

export function sessionRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/team/session',
      summary: 'Signs a team member in.',
      access: { kind: 'anyone' },
      forgery: 'crumb',
      limit: 'login',
      limitSubject: (request) => emailKey(request.body.email),
      schema: { body: signInBody, answer: sessionAnswer },
      refusals: { 401: teamMessages.signInFailed },
      async handle(request, reply) {
        const credentials = { ...request.body, websiteId: request.website.id };
        const outcome = await signIn(parts, passwords, credentials, arrivalOf(parts, request));
        if (outcome.ok) return answerSignedIn(parts, request, reply, outcome.member, outcome.token);
        if (outcome.reason === 'wrong') return teamRefusal(401, 'signInFailed');
        void reply.header('Retry-After', '3');
        return teamRefusal(429, 'busy');
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/team/session',
      summary: 'Who is signed in, with roles, rights and the crumb for changes.',
      access: { kind: 'team', right: 'any' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: sessionAnswer },
      handle: (request) => sessionAnswerFor(request, request.member!),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/team/session',
      summary: 'Signs out.',
      access: { kind: 'team', right: 'any' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { answer: doneAnswer },
      async handle(request, reply) {
        const token = sessionToken(request);
        if (token !== undefined) await endSession(parts.database, request.website.id, token);
        clearSessionCookie(request, reply);
        return { ok: true };
      },
    }),
  ];
}

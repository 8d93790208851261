import { defineRoute, type Route } from '../../../../platform/http/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { teamMessages } from '../../messages.ts';
import { teamRefusal } from '../../refusal.ts';
import { SecondStepBody, SessionAnswer } from '../../schema.ts';
import { replySignedIn } from '../../session/answer.ts';
import { arrivalOf } from '../../session/arrival.ts';
import { codeRefusal } from '../refusal.ts';
import { pendingToken } from './cookie.ts';
import { takeSecondStep } from './second-step.ts';

export function secondStepRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/team/session/second-step',
      summary: 'Finishes signing in with a one-time code or a recovery code, after the password.',
      access: { kind: 'anyone' },
      openWhileClosed: true,
      forgery: 'crumb',
      limit: 'login',
      schema: { body: SecondStepBody, answer: SessionAnswer },
      refusals: { 401: teamMessages.secondStepGone },
      async handle(request, reply) {
        const pending = { websiteId: request.website.id, token: pendingToken(request) };
        const outcome = await takeSecondStep(parts, pending, request.body, arrivalOf(parts, request));
        if (outcome.ok) return replySignedIn(parts, request, reply, outcome.member, outcome.token);
        if (outcome.reason === 'gone') return teamRefusal(401, 'secondStepGone');
        return codeRefusal(reply, request.body.way, outcome, 'code');
      },
    }),
  ];
}

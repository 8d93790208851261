import { defineRoute, type Route } from '../../http/index.ts';
import type { Parts } from '../../parts.ts';
import { passwords } from '../../password/index.ts';
import { teamMessages } from '../messages.ts';
import { identityRefusal, newPasswordRefusal, teamRefusal } from '../refusal.ts';
import { ownerBody, sessionAnswer, tokenQuery } from '../schema.ts';
import { answerSignedIn, callerOf } from '../session/answer.ts';
import { createOwner } from './setup.ts';

export function setupRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/team/owner',
      summary: 'Makes the owner, once, with the token of the setup link, and signs in.',
      access: { kind: 'setup' },
      forgery: 'crumb',
      limit: 'setup',
      schema: { query: tokenQuery, body: ownerBody, answer: sessionAnswer },
      refusals: { 404: teamMessages.setupGone },
      async handle(request, reply) {
        const owner = { ...request.body, websiteId: request.website.id };
        const refusal = identityRefusal(owner) ?? newPasswordRefusal(owner.password, owner.email);
        if (refusal) return refusal;
        const outcome = await createOwner(parts, passwords, owner, callerOf(request));
        if (outcome.ok) return answerSignedIn(request, reply, outcome.member, outcome.sessionToken);
        return outcome.reason === 'busy' ? teamRefusal(429, 'busy') : teamRefusal(404, 'setupGone');
      },
    }),
  ];
}

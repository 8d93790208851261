import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { passwords } from '../../../platform/password/index.ts';
import { replyWithOutcome } from '../mailed-link.ts';
import { teamMessages } from '../messages.ts';
import { identityRefusal, newPasswordRefusal } from '../refusal.ts';
import { OwnerBody, SignInAnswer, TokenQuery } from '../schema.ts';
import { callerOf } from '../session/arrival.ts';
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
      schema: { query: TokenQuery, body: OwnerBody, answer: SignInAnswer },
      refusals: { 404: teamMessages.setupGone },
      async handle(request, reply) {
        const owner = { ...request.body, websiteId: request.website.id };
        const refusal =
          identityRefusal(owner, request.website.settings) ?? newPasswordRefusal(owner.password, owner.email);
        if (refusal) return refusal;
        const outcome = await createOwner(parts, passwords, owner, callerOf(request));
        return replyWithOutcome(parts, request, reply, outcome, 'setupGone');
      },
    }),
  ];
}

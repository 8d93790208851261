import { Done } from '../../../../platform/done.ts';
import { defineRoute, type Route } from '../../../../platform/http/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { teamMessages } from '../../messages.ts';
import { teamRefusal } from '../../refusal.ts';
import { SecondFactorRuleBody } from '../../schema.ts';
import { changeRule } from './rule.ts';

export function secondFactorRuleRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'PUT',
      path: '/api/team/second-factor-rule',
      summary: 'Whether administrators need a second factor; the owner decides. It counts for open sessions too.',
      access: { kind: 'team', right: 'team.manage', fresh: true },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { body: SecondFactorRuleBody, answer: Done },
      refusals: { 409: teamMessages.ownerDecides },
      async handle({ member, body }) {
        const outcome = await changeRule(parts, member, body.adminsNeedSecondFactor);
        if (outcome.ok) return { ok: true };
        return teamRefusal(409, outcome.reason === 'not-owner' ? 'ownerDecides' : 'ownFactorFirst');
      },
    }),
  ];
}

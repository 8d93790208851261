import { defineRoute, isFresh, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { accountKey } from '../../device/index.ts';
import { sessionGuard } from '../../password-guard/index.ts';
import { heldTeamRefusal, teamRefusal } from '../refusal.ts';
import { confirmationAnswer, confirmationBody, doneAnswer } from '../schema.ts';
import { confirmByPassword } from './confirmation.ts';

const path = '/api/team/confirmation';
/** What a screen does after asking takes a moment, and must not come too late. */
const MARGIN_MS = 30_000;

/** How a member confirms that it is them, before what must not happen to a browser left unattended. */
export function confirmationRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      summary: 'Whether calls that ask for a fresh confirmation are open.',
      access: { kind: 'team', right: 'any' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: confirmationAnswer },
      handle: ({ member }) => ({ isFresh: isFresh(member!, new Date(parts.clock.now().getTime() + MARGIN_MS)) }),
    }),
    defineRoute({
      method: 'POST',
      path,
      summary: 'Confirms by password that it is the member who calls; counts for ten minutes in this session.',
      access: { kind: 'team', right: 'any' },
      forgery: 'crumb',
      limit: 'login',
      schema: { body: confirmationBody, answer: doneAnswer },
      async handle(request, reply) {
        const member = request.member!;
        const guard = sessionGuard(parts, request, accountKey('team', member.email), member.sessionId);
        const outcome = await confirmByPassword(parts, guard, member, request.body.password);
        if (outcome.ok) return { ok: true };
        return outcome.reason === 'wrong'
          ? teamRefusal(400, 'passwordWrong', 'password')
          : heldTeamRefusal(reply, outcome);
      },
    }),
  ];
}

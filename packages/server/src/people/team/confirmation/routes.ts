import type { FastifyReply } from 'fastify';
import { Done } from '../../../platform/done.ts';
import { defineRoute, isFresh, type MemberRequest, type Refusal, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { accountKey } from '../../device/index.ts';
import { sessionGuard } from '../../password-guard/index.ts';
import { teamMessages } from '../messages.ts';
import { noticeSender } from '../notice/notice.ts';
import { heldTeamRefusal, teamRefusal } from '../refusal.ts';
import { ConfirmationAnswer, ConfirmationBody, type ConfirmationWay } from '../schema.ts';
import { codeRefusal } from '../second-factor/refusal.ts';
import { secondStepsWith, type TypedStep } from '../second-factor/second-factor.ts';
import { type Factors, selectFactors } from '../second-factor/store.ts';
import { confirmByCode, confirmByPassword } from './confirmation.ts';

const path = '/api/team/confirmation';
/** The screen's next call takes a moment and must still be within the confirmation. */
const MARGIN_MS = 30_000;

/** How members confirm their identity before routes that protect an unattended browser. */
export function confirmationRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      summary: 'Whether calls that ask for a fresh confirmation are open, and how the member can confirm.',
      access: { kind: 'team', right: 'any', beforeSecondFactor: true },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: ConfirmationAnswer },
      async handle({ member }) {
        const { websiteId, id } = member;
        const ways = waysWith(await selectFactors(parts.database, websiteId, id));
        return { isFresh: isFresh(member, new Date(parts.clock.now().getTime() + MARGIN_MS)), ways };
      },
    }),
    defineRoute({
      method: 'POST',
      path,
      summary: 'Confirms that it is the member who calls; counts for ten minutes in this session.',
      access: { kind: 'team', right: 'any', beforeSecondFactor: true },
      forgery: 'crumb',
      limit: 'login',
      schema: { body: ConfirmationBody, answer: Done },
      refusals: { 409: teamMessages.factorAsked },
      async handle(request, reply) {
        const { way, secret } = request.body;
        const refusal =
          way === 'password'
            ? await tryPassword(parts, request, reply, secret)
            : await tryCode(parts, request, reply, way, secret);
        return refusal ?? { ok: true };
      },
    }),
  ];
}

/** A second factor that a password could replace would be useless. */
function waysWith(factors: Factors): ConfirmationWay[] {
  const steps = secondStepsWith(factors);
  return steps.length === 0 ? ['password'] : [...steps];
}

async function tryPassword(
  parts: Parts,
  request: MemberRequest,
  reply: FastifyReply,
  password: string,
): Promise<Refusal | undefined> {
  const member = request.member;
  const guard = sessionGuard(parts, request, accountKey('team', member.email), member.sessionId);
  const outcome = await confirmByPassword(parts, guard, member, password);
  if (outcome.ok) return undefined;
  if (outcome.reason === 'factor-asked') return teamRefusal(409, 'factorAsked');
  return outcome.reason === 'wrong' ? teamRefusal(400, 'passwordWrong', 'secret') : heldTeamRefusal(reply, outcome);
}

async function tryCode(
  parts: Parts,
  request: MemberRequest,
  reply: FastifyReply,
  way: TypedStep,
  code: string,
): Promise<Refusal | undefined> {
  const outcome = await confirmByCode(parts, request.member, { way, code }, noticeSender(parts, request));
  return outcome.ok ? undefined : codeRefusal(reply, way, outcome, 'secret');
}

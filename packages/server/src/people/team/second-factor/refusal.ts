import type { FastifyReply } from 'fastify';
import type { Refusal } from '../../../platform/http/index.ts';
import { teamRefusal } from '../refusal.ts';
import type { CodeOutcome, TypedStep } from './second-factor.ts';

/** `field` is the field of the typed code. */
export function codeRefusal(
  reply: FastifyReply,
  way: TypedStep,
  outcome: Extract<CodeOutcome, { ok: false }>,
  field: string,
): Refusal {
  if (outcome.reason === 'wrong') return teamRefusal(400, way === 'code' ? 'codeWrong' : 'recoveryCodeWrong', field);
  void reply.header('retry-after', String(outcome.seconds));
  return teamRefusal(429, 'codesBlocked');
}

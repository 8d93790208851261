import type { FastifyReply } from 'fastify';
import { type Refusal, refused } from '../../platform/http/index.ts';
import type { HeldTry } from './guard.ts';

const answers = {
  slow: { status: 429, reason: 'tooManyWrong' },
  busy: { status: 429, reason: 'busy' },
  'captcha-missing': { status: 400, reason: 'captchaMissing' },
  'captcha-refused': { status: 400, reason: 'captchaRefused' },
} as const satisfies Readonly<Record<HeldTry['reason'], object>>;

type HeldReason = (typeof answers)[HeldTry['reason']]['reason'];

const BUSY_SECONDS = 3;

/**
 * The refusal of a password that was not compared. `asksForCaptcha` makes the screen show the captcha. The server
 * itself does not wait: a held connection would block other clients too.
 */
export function heldRefusal(reply: FastifyReply, held: HeldTry, words: (reason: HeldReason) => string): Refusal {
  const { status, reason } = answers[held.reason];
  if (status === 429) void reply.header('retry-after', String(held.reason === 'slow' ? held.seconds : BUSY_SECONDS));
  const asksForCaptcha = held.reason === 'slow' ? held.asksForCaptcha : held.reason !== 'busy';
  return refused(status, words(reason), { extra: { reason, ...(asksForCaptcha && { asksForCaptcha }) } });
}

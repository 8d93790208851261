import { checkEmail, type EmailSettings } from '@awning/site-model';
import type { FastifyReply } from 'fastify';
import { type Refusal, refused } from '../../platform/http/index.ts';
import { type PasswordWeakness, passwordWeakness } from '../../platform/password/index.ts';
import { type HeldTry, heldRefusal } from '../password-guard/index.ts';
import { type TeamReason, teamMessages } from './messages.ts';

/** A refusal with its reason, so that a screen can show it in its own language. */
export function teamRefusal(status: number, reason: TeamReason, field?: string): Refusal {
  const message = teamMessages[reason];
  return refused(status, message, {
    extra: { reason },
    ...(field === undefined ? {} : { errors: { [field]: message } }),
  });
}

/** Why a password was not compared. */
export function heldTeamRefusal(reply: FastifyReply, held: HeldTry): Refusal {
  return heldRefusal(reply, held, (reason) => teamMessages[reason]);
}

interface Identity {
  readonly email?: string;
  readonly name?: string;
}

/**
 * Checks of an address and a name that the schema cannot express. An address that is only looked up needs no settings.
 */
export function identityRefusal({ email, name }: Identity, settings: EmailSettings = {}): Refusal | undefined {
  if (email !== undefined && !checkEmail(email.trim(), settings).ok) return teamRefusal(400, 'emailInvalid', 'email');
  if (name !== undefined && name.trim() === '') return teamRefusal(400, 'nameMissing', 'name');
  return undefined;
}

/** Why this cannot become the password of this address, or undefined. */
export function newPasswordRefusal(password: string, email: string, field = 'password'): Refusal | undefined {
  const weakness = passwordWeakness(password, email.trim());
  return weakness && teamRefusal(400, weaknessReasons[weakness], field);
}

const weaknessReasons = {
  'too-short': 'passwordTooShort',
  'too-long': 'passwordTooLong',
  common: 'passwordCommon',
  'same-as-email': 'passwordSameAsEmail',
} as const satisfies Readonly<Record<PasswordWeakness, TeamReason>>;

import { checkEmail } from '@awning/site-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refused } from '../../platform/http/index.ts';
import { type PasswordWeakness, passwordWeakness } from '../../platform/password/index.ts';
import { type HeldTry, heldRefusal } from '../password-guard/index.ts';
import { type SiteUserReason, siteUserMessage } from './messages.ts';

/** A refusal in the language of the page, with its reason for programs. */
export function siteUserRefusal(
  { textLanguage }: Pick<FastifyRequest, 'textLanguage'>,
  status: number,
  reason: SiteUserReason,
  field?: string,
): Refusal {
  const message = siteUserMessage(reason, textLanguage);
  return refused(status, message, {
    extra: { reason },
    ...(field === undefined ? {} : { errors: { [field]: message } }),
  });
}

/** Why a password was not compared. */
export function heldSiteUserRefusal(
  { textLanguage }: Pick<FastifyRequest, 'textLanguage'>,
  reply: FastifyReply,
  held: HeldTry,
): Refusal {
  return heldRefusal(reply, held, (reason) => siteUserMessage(reason, textLanguage));
}

/** The same for several fields; the text of the first one is shown above the form. */
export function fieldsRefusal(
  { textLanguage }: Pick<FastifyRequest, 'textLanguage'>,
  reasons: Readonly<Record<string, SiteUserReason>>,
): Refusal | undefined {
  const errors = Object.entries(reasons).map(
    ([field, reason]) => [field, siteUserMessage(reason, textLanguage)] as const,
  );
  const [first] = errors;
  return first && refused(400, first[1], { errors: Object.fromEntries(errors) });
}

interface Given {
  readonly email?: string;
  readonly name?: string;
  /** The password must not be weak for this email address. */
  readonly newPassword?: { readonly field: string; readonly value: string; readonly email: string };
}

/** Checks of an address, a name and a new password that the schema cannot express. */
export function identityRefusal(request: FastifyRequest, { email, name, newPassword }: Given): Refusal | undefined {
  const isEmail = email === undefined || checkEmail(email.trim(), request.website.settings).ok;
  const weakness = newPassword && passwordWeakness(newPassword.value, newPassword.email.trim());
  return fieldsRefusal(request, {
    ...(name === undefined || name.trim() !== '' ? {} : { name: 'nameMissing' }),
    ...(isEmail ? {} : { email: 'emailInvalid' }),
    ...(weakness && { [newPassword.field]: weaknessReasons[weakness] }),
  });
}

const weaknessReasons = {
  'too-short': 'passwordTooShort',
  'too-long': 'passwordTooLong',
  common: 'passwordCommon',
  'same-as-email': 'passwordSameAsEmail',
} as const satisfies Readonly<Record<PasswordWeakness, SiteUserReason>>;

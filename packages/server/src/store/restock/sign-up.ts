import { type RestockFault, restockFault } from '@awning/commerce';
import { captchaSiteKey, confirmsRestock, emailKey } from '@awning/site-model';
import { type CaptchaProof, checkCaptcha, useProof } from '../../people/captcha/index.ts';
import { type Connection, newId } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { newToken, tokenHash } from '../../platform/token.ts';
import type { Website } from '../../platform/website/index.ts';
import { subscribe } from '../../site/newsletter/index.ts';
import { sendConfirm } from './mail.ts';
import { countOfMailbox, lockMailbox, selectWanted, upsertSignUp, type WantedVariant } from './store.ts';

const CONFIRM_LIFE_MS = 7 * 24 * 3600 * 1000;

/** A stranger who knows an address must not be able to flood its mailbox. */
export const MAX_UNCONFIRMED = 5;
export const MAX_WAITING = 50;

export interface SignUp {
  readonly website: Website;
  readonly language: string;
  readonly productId: string;
  readonly variantId: string;
  /** As typed. */
  readonly email: string;
  readonly isJoinMailingList: boolean;
  readonly captchaToken: string | undefined;
  /** The visitor's network address. */
  readonly address: string;
}

export type SignUpOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason:
        | RestockFault
        | 'not-offered'
        | 'unknown'
        | 'available'
        | 'captcha-refused'
        | 'unconfirmed'
        | 'waits-for-much';
    };

/**
 * Signs an address up for the notice that a variant is back. The result is the same if it waits already (D-085), so that
 * it does not reveal who does.
 */
export async function signUp(parts: Parts, asked: SignUp): Promise<SignUpOutcome> {
  const { website, variantId, productId, captchaToken, address } = asked;
  const { settings } = website;
  if (!settings.storeSettings.restockSignUpEnabled) return { ok: false, reason: 'not-offered' };
  const hasCaptcha = captchaSiteKey(settings) !== null;
  const entry = { email: asked.email, captchaToken: hasCaptcha ? (captchaToken ?? '') : null };
  const fault = restockFault(entry, { strictEmailEndings: settings.strictEmailEndings });
  if (fault !== undefined) return { ok: false, reason: fault };
  const variant = await selectWanted(parts.database, website.id, { variantId, productId });
  if (variant === undefined) return { ok: false, reason: 'unknown' };
  if (variant.isAvailable) return { ok: false, reason: 'available' };
  const human = hasCaptcha
    ? await checkCaptcha(parts, { website, token: captchaToken ?? '', address })
    : ({ ok: true } as const);
  if (!human.ok) return { ok: false, reason: 'captcha-refused' };
  return parts.database.transaction((connection) => keep(parts, connection, asked, variant, human.proof));
}

/** One transaction: proof, contact, sign-up and the mail that asks to confirm it. */
async function keep(
  parts: Parts,
  connection: Connection,
  asked: SignUp,
  variant: WantedVariant,
  proof: CaptchaProof | undefined,
): Promise<SignUpOutcome> {
  const { website, language, variantId, isJoinMailingList } = asked;
  const email = asked.email.trim();
  const key = emailKey(email);
  if (!(await useProof(connection, website.id, proof))) return { ok: false, reason: 'captcha-refused' };
  await lockMailbox(connection, website.id, key);
  const at = parts.clock.now();
  const mailbox = await countOfMailbox(connection, website.id, { emailKey: key, variantId, at });
  if (!mailbox.isWaiting && mailbox.waiting >= MAX_WAITING) return { ok: false, reason: 'waits-for-much' };
  const isConfirmed = !confirmsRestock(website.settings.storeSettings);
  const hasUnread = mailbox.pending >= MAX_UNCONFIRMED;
  if (!mailbox.isWaiting && !isConfirmed && hasUnread) return { ok: false, reason: 'unconfirmed' };
  // The contact first: whoever deletes an account locks it before the sign-ups.
  if (isJoinMailingList) await subscribe(parts, connection, { website, email, language, source: 'restock' });
  const token = newToken();
  const expiresAt = new Date(at.getTime() + CONFIRM_LIFE_MS);
  const signUpId = await upsertSignUp(connection, website.id, {
    id: newId(parts.clock),
    variantId,
    email,
    emailKey: key,
    isJoinMailingList,
    language,
    confirmation: isConfirmed ? undefined : { hash: tokenHash(token), expiresAt },
    at,
  });
  if (signUpId !== undefined && !isConfirmed) {
    await sendConfirm(parts, connection, { website, signUpId, email, language }, variant, token);
  }
  return { ok: true };
}

import { restockTexts } from '@awning/commerce';
import type { Language } from '@awning/formats';
import { captchaMessages } from '@awning/forms';
import { type Refusal, refused } from '../../platform/http/index.ts';
import { restockVisitorTexts } from './messages.ts';
import type { SignUpOutcome } from './sign-up.ts';

type Reason = Extract<SignUpOutcome, { ok: false }>['reason'];

/** Why a sign-up failed, as `message`, which the widget shows (RESTOCK-011). */
export function signUpRefusal(reason: Reason, language: Language): Refusal {
  const texts = restockVisitorTexts(language);
  const typed = restockTexts(language);
  const captcha = captchaMessages(language);
  const at = (field: string, message: string) => refused(400, message, { errors: { [field]: message } });
  const refusals: Readonly<Record<Reason, Refusal>> = {
    'email-blank': at('siteVisitorEmail', typed.emailBlank),
    'email-invalid': at('siteVisitorEmail', typed.emailInvalid),
    'captcha-incomplete': at('captchaToken', captcha.incomplete),
    'captcha-refused': at('captchaToken', captcha.refused),
    'not-offered': refused(404, texts.notOffered),
    unknown: refused(404, texts.unknown),
    available: refused(409, texts.available),
    unconfirmed: refused(409, texts.unconfirmed),
    'waits-for-much': refused(409, texts.waitsForMuch),
  };
  return refusals[reason];
}

import type { Language } from '@awning/formats';
import { captchaMessages } from '@awning/forms';
import { type Refusal, refused } from '../../../platform/http/index.ts';
import { attendeeTexts } from '../messages.ts';
import type { SignUpOutcome } from './sign-up.ts';

type Refused = Extract<SignUpOutcome, { readonly ok: false }>;

/** What a visitor is told who got no places; by field where one can be mended. */
export function signUpRefusal(outcome: Refused, language: Language): Refusal {
  const texts = attendeeTexts(language);
  const captcha = captchaMessages(language);
  if (outcome.reason === 'fields') {
    const errors = Object.fromEntries(
      Object.entries(outcome.faults).map(([field, fault]) => [field, texts.faults[fault]]),
    );
    return refused(400, Object.values(errors).join(' '), { errors });
  }
  const at = (field: string, message: string) => refused(400, message, { errors: { [field]: message } });
  const { reason } = outcome;
  const over = (message: string) => refused(409, message, { extra: { reason } });
  const refusals: Readonly<Record<typeof reason, Refusal>> = {
    'captcha-incomplete': at('captchaToken', captcha.incomplete),
    'captcha-refused': at('captchaToken', captcha.refused),
    'few-left': at('places', texts.fewLeft),
    'too-many-each': at('places', texts.tooManyEach),
    gone: refused(404, texts.gone, { extra: { reason } }),
    full: over(texts.full),
    closed: over(texts.closed),
    past: over(texts.past),
  };
  return refusals[reason];
}

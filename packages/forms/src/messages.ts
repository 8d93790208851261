import type { Language } from '@awning/formats';
import { type FieldErrorMessages, fieldErrorMessages } from './answers/messages.ts';
import { type CaptchaMessages, captchaMessages } from './captcha/messages.ts';
import { type KindMessages, kindMessages } from './kinds/messages.ts';
import { type LikertMessages, likertMessages } from './likert/messages.ts';
import { type SubmissionMessages, submissionMessages } from './submission/messages.ts';

/** All visitor texts of a form in one language. Plain strings, so that a page can pass them to the form in the browser. */
export interface FormMessages {
  readonly errors: FieldErrorMessages;
  readonly kinds: KindMessages;
  readonly likert: LikertMessages;
  readonly submission: SubmissionMessages;
  readonly captcha: CaptchaMessages;
}

/**
 * The texts of a form in a language.
 *
 * @example
 * formMessages('de').submission.submit // => 'Absenden'
 * formMessages('en').errors.required // => 'Required'
 */
export function formMessages(language: Language): FormMessages {
  return {
    errors: fieldErrorMessages(language),
    kinds: kindMessages(language),
    likert: likertMessages(language),
    submission: submissionMessages(language),
    captcha: captchaMessages(language),
  };
}

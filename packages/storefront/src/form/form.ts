import type { FormMessages } from '@awning/forms';
import type { CaptchaTexts } from '../captcha/captcha.ts';
import type { PropsOf } from '../island/island-component.ts';

/** Answers as they are typed, by field id; `checkAnswers` reads them. */
export type RawAnswers = Readonly<Record<string, unknown>>;

/** Sentences by field id. */
export type FieldErrorTexts = Readonly<Record<string, string>>;

export type FormIslandProps = PropsOf<'form', FormIslandTexts>;

export interface FormIslandTexts extends FormMessages {
  readonly captchaBox: CaptchaTexts;
  readonly back: string;
}

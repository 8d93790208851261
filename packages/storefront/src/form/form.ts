import type { FormMessages } from '@awning/forms';
import type { CaptchaTexts } from '../captcha/captcha.ts';
import type { PropsOf } from '../island/island-component.ts';

/** Raw answers by field id; `checkAnswers` reads them. */
export type RawAnswers = Readonly<Record<string, unknown>>;

/** Error messages by field id. */
export type FieldErrorTexts = Readonly<Record<string, string>>;

export type FormIslandProps = PropsOf<'form', FormIslandTexts>;

export interface FormIslandTexts extends FormMessages {
  readonly captchaBox: CaptchaTexts;
  readonly back: string;
}

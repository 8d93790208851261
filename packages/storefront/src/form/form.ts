import type { Form, FormMessages, SubmissionPage } from '@awning/forms';
import type { CaptchaOfForm, CaptchaTexts } from '../captcha/captcha.ts';

/** Answers as they are typed, by field id; `checkAnswers` reads them. */
export type RawAnswers = Readonly<Record<string, unknown>>;

/** Sentences by field id. */
export type FieldErrorTexts = Readonly<Record<string, string>>;

/** What the server tells the island. */
export interface FormIslandProps {
  readonly form: Form;
  /** The version that stands on the page; answers are checked against it although a newer one may exist by then. */
  readonly formVersion: number;
  /** Null: this form has no captcha. */
  readonly captcha: CaptchaOfForm | null;
  /** Where the owner's code that runs after a submission is served; null if there is none. */
  readonly frameAddress: string | null;
  readonly strictEmailEndings: boolean;
  readonly prefix: string;
  readonly page: SubmissionPage;
  readonly language: string;
  readonly texts: FormIslandTexts;
  /** The next four only in the answer to a form that was posted without scripts. */
  readonly raw?: RawAnswers;
  readonly errors?: FieldErrorTexts;
  readonly message?: string;
  readonly isSent?: boolean;
  /** The page the form stood on. */
  readonly backAddress?: string;
}

export interface FormIslandTexts extends FormMessages {
  readonly captchaBox: CaptchaTexts;
  readonly back: string;
}

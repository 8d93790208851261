import type { Form, FormMessages } from '@awning/forms';

/** What the server answers when a visitor wants to buy a product that asks something. */
export interface Questions {
  readonly form: Form;
  readonly strictEmailEndings: boolean;
  readonly formTexts: FormMessages;
}

/** What is wrong with the answers, or with sending them. */
export interface Refusal {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

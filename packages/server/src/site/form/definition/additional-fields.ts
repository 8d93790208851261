import type { Language } from '@awning/formats';
import {
  checkAnswers,
  encodeAnswers,
  type Form,
  fieldErrorMessages,
  fieldErrorTexts,
  parseAnswers,
  submissionMessages,
} from '@awning/forms';
import type { Connection } from '../../../platform/database/index.ts';
import { isId } from '../../../platform/id.ts';
import type { Website } from '../../../platform/website/index.ts';
import { localForm } from './published.ts';
import { selectForms, selectFormsOfType } from './store.ts';

/** The questions that products ask before they are put into the cart, by form id and in the visitor's language. */
export async function readAdditionalFieldsForms(
  connection: Connection,
  website: Website,
  ids: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, Form>> {
  const forms = await selectForms(connection, website.id, ids.filter(isId));
  const usable = forms.filter((form) => form.formType === 'additional-fields' && !form.isArchived);
  return new Map(usable.map((form) => [form.id, localForm(website, language, form)]));
}

/** The form of one product; `undefined` if the product asks nothing. */
export async function readAdditionalFieldsForm(
  connection: Connection,
  website: Website,
  id: string,
  language: string,
): Promise<Form | undefined> {
  return (await readAdditionalFieldsForms(connection, website, [id], language)).get(id);
}

const MAX_FORMS = 500;

/** The forms that a product can ask, by name. */
export async function listAdditionalFieldsForms(
  connection: Connection,
  websiteId: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return await selectFormsOfType(connection, websiteId, 'additional-fields', MAX_FORMS);
}

export type AdditionalFieldsCheck =
  /** The text to store in the cart entry (D-036). */
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string; readonly errors: Readonly<Record<string, string>> };

/** Checks the answers to a product's questions, by the rules of every form. */
export function checkAdditionalFields(
  form: Form,
  text: string | null,
  { settings: { strictEmailEndings } }: Pick<Website, 'settings'>,
  language: Language,
): AdditionalFieldsCheck {
  const words = submissionMessages(language);
  const parsed = parseAnswers(text);
  if (!parsed.ok) return { ok: false, message: words.unreadable, errors: {} };
  const checked = checkAnswers(form, parsed.raw, { strictEmailEndings });
  if (checked.ok) return { ok: true, text: encodeAnswers(checked.answers) };
  return {
    ok: false,
    message: words.invalidFields,
    errors: fieldErrorTexts(checked.errors, fieldErrorMessages(language)),
  };
}

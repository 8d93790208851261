import type { Connection } from '../../platform/database/index.ts';
import { textLanguageOf } from '../../platform/website/index.ts';
import { checkAdditionalFields, readAdditionalFieldsForm } from '../../site/form/index.ts';
import type { VariantRow } from './entry/store.ts';
import type { Visitor } from './visitor.ts';

export type AnswersRefusal =
  | { readonly ok: false; readonly reason: 'bad-additional-fields' | 'answers-too-long' }
  | {
      readonly ok: false;
      readonly reason: 'bad-answers';
      readonly message: string;
      /** By the id of the form's field. */
      readonly errors: Readonly<Record<string, string>>;
    };

/** D-173: for one line of a cart. */
const MAX_ANSWER_BYTES = 8 * 1024;

/** The stored form of a product's answers: checked by its form, and empty if there are no questions (D-036). */
export async function readAnswers(
  connection: Connection,
  { website, language }: Visitor,
  { formId }: Pick<VariantRow, 'formId'>,
  text: string | null,
): Promise<{ readonly ok: true; readonly text: string | null } | AnswersRefusal> {
  if (!isFieldMap(text)) return { ok: false, reason: 'bad-additional-fields' };
  const form = formId === null ? undefined : await readAdditionalFieldsForm(connection, website, formId, language);
  if (!form) return { ok: true, text: null };
  const checked = checkAdditionalFields(form, text, website, textLanguageOf({ website, language }));
  if (!checked.ok) return { ...checked, reason: 'bad-answers' };
  const isTooLong = Buffer.byteLength(checked.text) > MAX_ANSWER_BYTES;
  return isTooLong ? { ok: false, reason: 'answers-too-long' } : checked;
}

function isFieldMap(additionalFields: string | null): boolean {
  if (additionalFields === null) return true;
  try {
    const parsed: unknown = JSON.parse(additionalFields);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
}

import type { Connection } from '../../platform/database/index.ts';
import { checkAdditionalFields, readAdditionalFieldsForm } from '../../site/form/index.ts';
import type { VariantRow } from './entry/store.ts';
import type { Visitor } from './visitor.ts';

export type AnswersRefusal =
  | { readonly ok: false; readonly reason: 'bad-additional-fields' }
  | {
      readonly ok: false;
      readonly reason: 'bad-answers';
      readonly message: string;
      /** By the id of the form's field. */
      readonly errors: Readonly<Record<string, string>>;
    };

/** The answers to the extra questions of a product as they are kept: checked by its form, and none where nothing is asked (D-036). */
export async function readAnswers(
  connection: Connection,
  { website, language }: Visitor,
  { formId }: Pick<VariantRow, 'formId'>,
  text: string | null,
): Promise<{ readonly ok: true; readonly text: string | null } | AnswersRefusal> {
  if (!isFieldMap(text)) return { ok: false, reason: 'bad-additional-fields' };
  const form = formId === null ? undefined : await readAdditionalFieldsForm(connection, website, formId, language);
  if (!form) return { ok: true, text: null };
  const checked = checkAdditionalFields(form, text, website, language);
  return checked.ok ? checked : { ...checked, reason: 'bad-answers' };
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

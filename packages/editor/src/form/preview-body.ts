import { readForm } from '@awning/forms';
import { type EditedForm, formBody } from './edited-form.ts';
import type { FormBody } from './queries.ts';

const UNNAMED = '…';

/** The form to draw while it is typed: what is not there yet is left open. Undefined as long as it cannot be drawn. */
export function previewBody(edited: EditedForm): FormBody | undefined {
  const fields = edited.fields.map((field) => ({
    ...field,
    ...(field.options?.every((text) => text.trim() === '') && { options: [UNNAMED] }),
    ...(field.key !== undefined && { key: field.key || UNNAMED }),
  }));
  const body = formBody({ ...edited, name: edited.name.trim() || UNNAMED, fields, submissionHTML: '' });
  const isRead = [undefined, ...Object.keys(body.texts)].every((code) => readForm(inLanguage(body, code)).ok);
  const hasSecret = edited.formType === 'additional-fields' && fields.some(({ kind }) => kind === 'password');
  return isRead && !hasSecret ? body : undefined;
}

/** The form with the texts of a language, as the server puts it together. */
function inLanguage({ form, texts }: FormBody, code: string | undefined): object {
  const { fields: translated = {}, ...words } = texts[code ?? ''] ?? {};
  const fields = (form['fields'] as EditedForm['fields']).map((field) => {
    const { options, ...others } = translated[field.id] ?? {};
    const filled = options?.map((text, place) => text || (field.options?.[place] ?? ''));
    return { ...field, ...others, ...(filled && { options: filled }) };
  });
  return { ...form, ...words, fields, id: 'preview' };
}

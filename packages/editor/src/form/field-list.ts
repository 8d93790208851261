import { moved } from '../kit/order/moved.ts';
import type { EditedField, FieldTexts } from './edited-field.ts';
import type { EditedForm } from './edited-form.ts';

/** The fields of a form with their texts in the further languages; whatever happens to a field happens to these, too. */
export type FieldList = Pick<EditedForm, 'fields' | 'fieldTexts'>;
type TextsByLanguage = Readonly<Record<string, FieldTexts>>;

export function changeField(list: FieldList, id: string, part: Partial<EditedField>): FieldList {
  return { ...list, fields: list.fields.map((field) => (field.id === id ? { ...field, ...part } : field)) };
}

export function translateField(list: FieldList, id: string, code: string, part: FieldTexts): FieldList {
  const ofLanguage = list.fieldTexts[code] ?? {};
  const texts = { ...ofLanguage, [id]: { ...ofLanguage[id], ...part } };
  return { ...list, fieldTexts: { ...list.fieldTexts, [code]: texts } };
}

export function insertField(
  list: FieldList,
  place: number,
  field: EditedField,
  texts: TextsByLanguage = {},
): FieldList {
  const inserted: FieldList = { ...list, fields: list.fields.toSpliced(place, 0, field) };
  return Object.entries(texts).reduce((found, [code, part]) => translateField(found, field.id, code, part), inserted);
}

/** A copy below the field, with its translations. */
export function duplicateField(list: FieldList, id: string, newId: string): FieldList {
  const place = list.fields.findIndex((field) => field.id === id);
  const field = list.fields[place];
  if (!field) return list;
  return insertField(list, place + 1, { ...field, id: newId }, textsOfField(list, id));
}

/** Its translations stay until the form is saved: nothing shows them, and the field may come back. */
export function removeField(list: FieldList, id: string): FieldList {
  return { ...list, fields: list.fields.filter((field) => field.id !== id) };
}

export function textsOfField({ fieldTexts }: FieldList, id: string): TextsByLanguage {
  return Object.fromEntries(
    Object.entries(fieldTexts).flatMap(([code, { [id]: texts }]) => (texts ? [[code, texts] as const] : [])),
  );
}

export function moveField(list: FieldList, from: number, to: number): FieldList {
  return { ...list, fields: moved(list.fields, from, to) };
}

/** Does the same with the options of a field in every language: a translation belongs to the option in its place. */
export function changeOptions(
  list: FieldList,
  id: string,
  change: (options: readonly string[], isTranslation: boolean) => readonly string[],
): FieldList {
  const options = list.fields.find((field) => field.id === id)?.options;
  if (!options) return list;
  const changed = changeField(list, id, { options: change(options, false) });
  return Object.entries(textsOfField(list, id)).reduce((found, [code, texts]) => {
    if (!texts.options) return found;
    const complete = options.map((_, place) => texts.options?.[place] ?? '');
    return translateField(found, id, code, { options: change(complete, true) });
  }, changed);
}

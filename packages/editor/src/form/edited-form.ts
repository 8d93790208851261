import { type Form, isSafeRedirect, readForm } from '@awning/forms';
import type { FormBuilderWords } from './builder-messages.ts';
import { checkField, type EditedField, type FieldTexts } from './edited-field.ts';
import type { FormBody, StoredForm } from './queries.ts';

/** The texts of a form besides those of its fields. */
export const wordNames = [
  'name',
  'submitButtonText',
  'submissionMessage',
  'disclaimerMessage',
  'successRedirect',
] as const;
export type WordName = (typeof wordNames)[number];

type Words = Partial<Readonly<Record<WordName, string>>>;

/** A form divided into parts that two people can change side by side: one translates while the other adds a field. */
export interface EditedForm extends Omit<Form, 'id' | 'fields'> {
  readonly fields: readonly EditedField[];
  /** In the further languages of the website, by their code. */
  readonly words: Readonly<Record<string, Words>>;
  /** By language and field. */
  readonly fieldTexts: Readonly<Record<string, Readonly<Record<string, FieldTexts>>>>;
  [name: string]: unknown;
}

/** A form as its screen holds it. */
export type OpenForm = Omit<StoredForm, 'body'> & { readonly body: EditedForm };

export function openForm(form: StoredForm): OpenForm {
  return { ...form, body: editedForm(form.body) };
}

/** A version that the rules of today would refuse is shown as it is, so that it can be mended. */
export function editedForm({ form, texts }: FormBody): EditedForm {
  const parts = Object.entries(texts).map(([code, { fields = {}, ...words }]) => ({ code, fields, words }));
  return {
    ...emptyForm,
    ...(form as Partial<EditedForm>),
    words: Object.fromEntries(parts.map(({ code, words }) => [code, words])),
    fieldTexts: Object.fromEntries(parts.map(({ code, fields }) => [code, fields])),
  };
}

/** The body to save: without options that are blank, and without translations of what is not there. */
export function formBody({ words, fieldTexts, fields, ...settings }: EditedForm): FormBody {
  const codes = [...new Set([...Object.keys(words), ...Object.keys(fieldTexts)])].toSorted();
  const texts = codes.flatMap((code) => {
    const own = written(words[code] ?? {});
    const ofFields = fields.flatMap((field) => {
      const translated = translationOf(field, fieldTexts[code]?.[field.id]);
      return translated ? [[field.id, translated] as const] : [];
    });
    if (Object.keys(own).length === 0 && ofFields.length === 0) return [];
    return [[code, { ...own, ...(ofFields.length > 0 && { fields: Object.fromEntries(ofFields) }) }] as const];
  });
  return { form: { ...settings, fields: fields.map(withoutBlanks) }, texts: Object.fromEntries(texts) };
}

function withoutBlanks(field: EditedField): EditedField {
  const { options } = field;
  return options === undefined ? field : { ...field, options: options.map((text) => text.trim()).filter(Boolean) };
}

function translationOf(field: EditedField, texts: FieldTexts = {}): FieldTexts | undefined {
  const { options = [], ...others } = texts;
  const kept = (field.options ?? []).flatMap((text, place) =>
    text.trim() === '' ? [] : [options[place]?.trim() ?? ''],
  );
  const own: FieldTexts = {
    ...written(Object.fromEntries(Object.entries(others).filter(([name]) => name in field))),
    ...(kept.some((text) => text !== '') && { options: kept }),
  };
  return Object.keys(own).length === 0 ? undefined : own;
}

function written(texts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text = '']) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  );
}

const read = readForm({ id: 'new', name: 'new' });
if (!read.ok) throw new Error('A form without fields is a form');
const { id: _id, ...defaults } = read.form;

export const emptyForm: EditedForm = { ...defaults, name: '', formType: 'contact', words: {}, fieldTexts: {} };

/** The rules that the server has, too, so that faults are told beside the field before anything is sent. */
export function checkForm(
  { name, fields, formType, successRedirect, words }: EditedForm,
  faults: FormBuilderWords['faults'],
): Record<string, string> {
  const ofFields = fields.flatMap((field, place) =>
    Object.entries(checkField(field, { faults, formType })).map(([setting, fault]) => [
      `fields.${place}.${setting}`,
      fault,
    ]),
  );
  const redirects = Object.entries(words).flatMap(([code, { successRedirect: target = '' }]) =>
    isWrong(target) ? [[`words.${code}.successRedirect`, faults.redirect]] : [],
  );
  const needsEmail = formType === 'newsletter' && !fields.some(({ kind }) => kind === 'email');
  return {
    ...(name.trim() === '' && { name: faults.name }),
    ...(needsEmail && { formType: faults.noEmail }),
    ...Object.fromEntries(ofFields),
    ...(isWrong(successRedirect) && { successRedirect: faults.redirect }),
    ...Object.fromEntries(redirects),
  };
}

function isWrong(redirect: string): boolean {
  const target = redirect.trim();
  return target !== '' && !(isSafeRedirect(target) && URL.canParse(target, 'https://here.invalid'));
}

/** The texts of a language in the order of those of the first one, to see what is missing. */
export function textsIn({ fields, words, fieldTexts, ...form }: EditedForm, code: string | undefined) {
  const ofForm = code === undefined ? form : words[code];
  return [
    ...wordNames.map((name) => ofForm?.[name]),
    ...fields.flatMap((field) => fieldTextsIn(field, code === undefined ? undefined : (fieldTexts[code] ?? {}))),
  ];
}

/** Of one field; without translations those of the first language. */
export function fieldTextsIn(
  field: EditedField,
  translations: Readonly<Record<string, FieldTexts>> | undefined,
): readonly (string | undefined)[] {
  const of: FieldTexts = translations === undefined ? field : (translations[field.id] ?? {});
  // A hidden field shows nothing.
  if (field.kind === 'hidden') return [];
  return [of.title, of.description, of.placeholder, ...(field.options ?? []).map((_, place) => of.options?.[place])];
}

import { truncateText } from '@awning/formats';
import { type Field, type Form, type FormFlags, type FormRefusal, readForm } from '@awning/forms';
import { type Static, Type } from '@sinclair/typebox';

const Text = Type.Optional(Type.String());

const FieldTranslation = Type.Object({
  title: Text,
  description: Text,
  placeholder: Text,
  currencySymbol: Text,
  /** As many as the field has, in the same order; an empty one stays in the language of the definition. */
  options: Type.Optional(Type.Array(Type.String(), { maxItems: 300 })),
});

/** The texts of a form in one further language; missing texts stay in the language of the definition. */
const FormTranslation = Type.Object({
  name: Text,
  submitButtonText: Text,
  submissionMessage: Text,
  disclaimerMessage: Text,
  successRedirect: Text,
  fields: Type.Optional(Type.Record(Type.String(), FieldTranslation)),
});

/** By language code. */
export const FormTexts = Type.Record(Type.String(), FormTranslation);

export type FormTexts = Readonly<Static<typeof FormTexts>>;
type FieldTranslation = Readonly<Static<typeof FieldTranslation>>;

/**
 * Returns a stored definition with the texts of one language. Throws if it could never have been published. An invalid
 * redirect, published before addresses were checked, is ignored.
 */
export function formIn(language: string, definition: unknown, texts: FormTexts, flags: FormFlags): Form {
  const read = readTranslated(definition, texts, language, flags);
  if (!read.ok) throw new Error(`A stored form cannot be read: ${read.reason} at ${read.path}`);
  return hasWorkingRedirect(read.form) ? read.form : { ...read.form, successRedirect: '' };
}

/** Reads a definition with its translations; the first fault in any of them refuses the whole. */
export function readTranslations(definition: unknown, texts: FormTexts): ReturnType<typeof readForm> {
  const read = withWorkingRedirect(readForm(definition));
  if (!read.ok) return read;
  for (const [language, translation] of Object.entries(texts)) {
    const stray = strayPart(read.form, translation.fields ?? {});
    if (stray !== undefined) return { ok: false, reason: 'setting', path: `texts.${language}.fields.${stray}` };
    const translated = withWorkingRedirect(readTranslated(read.form, texts, language, {}));
    if (!translated.ok) return { ...translated, path: `texts.${language}.${translated.path}` } satisfies FormRefusal;
  }
  return read;
}

function withWorkingRedirect(read: ReturnType<typeof readForm>): ReturnType<typeof readForm> {
  if (!read.ok || hasWorkingRedirect(read.form)) return read;
  return { ok: false, reason: 'redirect', path: 'successRedirect', val: truncateText(read.form.successRedirect, 100) };
}

/** A text that looks like an address may be invalid, such as `https://[`. */
function hasWorkingRedirect({ successRedirect }: Form): boolean {
  return URL.canParse(successRedirect, 'https://here.invalid');
}

function readTranslated(definition: unknown, texts: FormTexts, language: string, flags: FormFlags) {
  const translation = Object.hasOwn(texts, language) ? texts[language] : undefined;
  if (translation === undefined) return readForm(definition, flags);
  const { fields: fieldTexts = {} } = translation;
  const form = definition as Form;
  const fields = form.fields.map((field) => ({ ...field, ...textsOf(field, fieldTexts[field.id]) }));
  return readForm({ ...form, ...formTextsOf(translation), fields }, flags);
}

/** Texts only: a form behaves the same in every language, and earlier versions did not check this. */
function formTextsOf(translation: FormTexts[string]): Partial<Form> {
  const { fields: _fields, ...texts } = FormTranslation.properties;
  return Object.fromEntries(Object.entries(translation).filter(([name]) => name in texts));
}

/** Only the texts that the kind of field has: a heading has no placeholder. */
function textsOf(field: Field, texts: FieldTranslation = {}): Partial<FieldTranslation> {
  const own = Object.fromEntries(Object.entries(texts).filter(([name]) => name in field));
  if (!('options' in field) || texts.options === undefined) return own;
  return { ...own, options: texts.options.map((text, index) => text.trim() || (field.options[index] ?? '')) };
}

/** A translation of a missing field, or with other options than the field has. */
function strayPart(form: Form, fields: Readonly<Record<string, FieldTranslation>>): string | undefined {
  for (const [id, { options }] of Object.entries(fields)) {
    const field = form.fields.find((candidate) => candidate.id === id);
    if (field === undefined) return id;
    const count = 'options' in field ? field.options.length : 0;
    if (options !== undefined && options.length !== count) return `${id}.options`;
  }
  return undefined;
}

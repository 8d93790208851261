import type { FieldKind } from '@awning/site-model';
import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox';
import { captchaAlignments, captchaThemes } from '../captcha/captcha.ts';
import { formLimits } from './limits.ts';

/** D-063. Only a newsletter form subscribes; additional fields belong to a product and are stored with its cart entry. */
export const formTypes = ['contact', 'newsletter', 'custom', 'additional-fields'] as const;
export type FormType = (typeof formTypes)[number];

/** Starts with a letter or digit, so that no id is a member of Object.prototype. */
const idPattern = '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$';

const everyField = {
  id: Type.String({ pattern: idPattern }),
  title: Type.String({ maxLength: formLimits.titleLength, default: '' }),
  description: Type.String({ maxLength: formLimits.descriptionLength, default: '' }),
  required: Type.Boolean({ default: false }),
};

const typed = { placeholder: Type.String({ maxLength: formLimits.placeholderLength, default: '' }) };

/** The options to choose from; for likert the statements. */
const options = Type.Array(Type.String({ pattern: '\\S', maxLength: formLimits.optionLength }), {
  minItems: 1,
  maxItems: formLimits.options,
  uniqueItems: true,
});

const text = fieldSchema('text', typed);
const textarea = fieldSchema('textarea', {
  ...typed,
  /** 0 or absent: no limit and no counter. */
  maxLength: Type.Optional(Type.Integer({ minimum: 0, maximum: formLimits.textareaMaxLength })),
});
const email = fieldSchema('email', typed);
const number = fieldSchema('number', typed);
const website = fieldSchema('website', typed);
const currency = fieldSchema('currency', {
  ...typed,
  currencySymbol: Type.String({ maxLength: formLimits.currencySymbolLength, default: '$' }),
});
const password = fieldSchema('password', typed);
const twitter = fieldSchema('twitter', typed);
const date = fieldSchema('date', {});
const time = fieldSchema('time', {});
const name = fieldSchema('name', {});
const address = fieldSchema('address', {});
const phone = fieldSchema('phone', { showCountryCode: Type.Boolean({ default: false }) });
const section = fieldSchema('section', { underline: Type.Boolean({ default: false }) });
const radio = fieldSchema('radio', { options });
const checkbox = fieldSchema('checkbox', { options });
const select = fieldSchema('select', { options });
const likert = fieldSchema('likert', { options });
const hidden = fieldSchema('hidden', {
  /** The query parameter of the page that gives the value. */
  key: Type.String({ minLength: 1, maxLength: formLimits.hiddenKeyLength }),
  value: Type.String({ maxLength: formLimits.hiddenValueLength, default: '' }),
});

/** The settings of each kind of field, in the order of the specification. */
export const fieldSchemas = {
  text,
  textarea,
  email,
  number,
  website,
  currency,
  password,
  twitter,
  date,
  time,
  name,
  address,
  phone,
  section,
  radio,
  checkbox,
  select,
  likert,
  hidden,
} as const satisfies Record<FieldKind, TSchema>;

export type Fields = { readonly [Kind in FieldKind]: Readonly<Static<(typeof fieldSchemas)[Kind]>> };
export type Field = Fields[FieldKind];

/** The settings of a form without its fields. */
export const FormSettingsSchema = Type.Object({
  id: Type.String({ pattern: idPattern }),
  name: Type.String({ pattern: '\\S', maxLength: formLimits.nameLength }),
  formType: oneOf(formTypes, 'custom'),
  /** Empty: the default button text in the visitor's language. */
  submitButtonText: Type.String({ maxLength: formLimits.placeholderLength, default: '' }),
  /** Plain text, shown after a successful submission. Empty: the default thank-you text in the visitor's language. */
  submissionMessage: Type.String({ maxLength: formLimits.messageLength, default: '' }),
  /** Owner's HTML and scripts, run after a successful submission only in a sandboxed frame (D-077). */
  submissionHTML: Type.String({ maxLength: formLimits.htmlLength, default: '' }),
  /** A path of the website or an http(s) URL. Empty: stay on the page. */
  successRedirect: Type.String({ maxLength: formLimits.redirectLength, default: '' }),
  /** Plain text, shown with the form if not empty. */
  disclaimerMessage: Type.String({ maxLength: formLimits.messageLength, default: '' }),
  captchaEnabled: Type.Boolean({ default: false }),
  captchaTheme: oneOf(captchaThemes, captchaThemes[0]),
  captchaAlignment: oneOf(captchaAlignments, captchaAlignments[0]),
});

export const FormSchema = Type.Object(
  {
    ...FormSettingsSchema.properties,
    fields: Type.Array(Type.Union(Object.values(fieldSchemas)), { maxItems: formLimits.fields, default: [] }),
  },
  { additionalProperties: false },
);

export type Form = Readonly<Static<typeof FormSettingsSchema>> & { readonly fields: readonly Field[] };

function fieldSchema<Kind extends FieldKind, Own extends TProperties>(kind: Kind, own: Own) {
  return Type.Object({ kind: Type.Literal(kind), ...everyField, ...own }, { additionalProperties: false });
}

function oneOf<const Word extends string>(words: readonly Word[], chosen: Word) {
  return Type.Union(
    words.map((word) => Type.Literal(word)),
    { default: chosen },
  );
}

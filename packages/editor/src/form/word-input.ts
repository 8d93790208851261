import type { BesideLanguage } from '../kit/fields/beside.tsx';
import type { WordName } from './edited-form.ts';
import type { FormEditor } from './use-form-editor.ts';

/** The properties of the input for a text of the form in a language. */
export function wordInput(form: FormEditor['form'], beside: BesideLanguage, name: WordName, code: string) {
  const isPrimary = code === beside.primary;
  const { words } = form.values;
  const path = isPrimary ? name : `words.${code}.${name}`;
  return {
    ...form.getInputProps(path),
    lang: code,
    autoComplete: 'off',
    value: (isPrimary ? form.values[name] : words[code]?.[name]) ?? '',
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => {
      form.clearFieldError(path);
      if (isPrimary) form.setFieldValue(name, value);
      else form.setFieldValue('words', { ...words, [code]: { ...words[code], [name]: value } });
    },
  };
}

import type { DocumentField } from '../kit/editing/document.ts';
import type { FormBuilderWords } from './builder-messages.ts';
import { type EditedForm, type WordName, wordNames } from './edited-form.ts';

/** The parts of a form as a comparison names them, in the order of the screen. */
export function formFields(
  words: FormBuilderWords,
  types: Readonly<Record<EditedForm['formType'], string>>,
): readonly DocumentField<EditedForm>[] {
  const text = (label: string, name: WordName | 'submissionHTML') => ({
    label,
    names: [name],
    text: (form: EditedForm) => form[name],
  });
  return [
    text(words.name, 'name'),
    { label: words.type, names: ['formType'], text: ({ formType }) => types[formType] },
    {
      label: words.fields,
      names: ['fields'],
      text: ({ fields }) =>
        fields
          .map(({ title, kind, required, options = [] }) => {
            const facts = [words.kinds[kind].name, ...(required ? [words.required] : []), ...options];
            return `${title || words.untitled} (${facts.join(', ')})`;
          })
          .join('\n'),
    },
    {
      label: words.fieldTranslations,
      names: ['fieldTexts'],
      text: ({ fieldTexts }) => said(Object.values(fieldTexts).flatMap((texts) => Object.values(texts))),
    },
    text(words.button, 'submitButtonText'),
    text(words.disclaimer, 'disclaimerMessage'),
    text(words.thanks, 'submissionMessage'),
    text(words.redirect, 'successRedirect'),
    text(words.ownCode, 'submissionHTML'),
    {
      label: words.translations,
      names: ['words'],
      text: ({ words: translated }) =>
        said(Object.values(translated).map((texts) => wordNames.map((name) => texts[name] ?? ''))),
    },
    {
      label: words.captcha,
      names: ['captchaEnabled', 'captchaTheme', 'captchaAlignment'],
      text: ({ captchaEnabled }) => (captchaEnabled ? words.yes : words.no),
    },
  ];
}

function said(texts: readonly object[]): string {
  return texts
    .flatMap((text) => Object.values(text).flat() as readonly string[])
    .filter((text) => text !== '')
    .join('\n');
}

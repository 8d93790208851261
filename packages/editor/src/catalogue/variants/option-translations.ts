import { ownValue } from '@awning/formats';
import type { ProductBody } from '../product-body.ts';
import type { Option, OptionTranslation } from './options.ts';

type Texts = ProductBody['texts'];

/** What an option is called in the other languages. */
export function translationsOf(texts: Texts, option: string): Readonly<Record<string, OptionTranslation>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, { options = {}, values = {} }]) => {
      const [name, named] = [ownValue(options, option), ownValue(values, option)];
      return name === undefined && named === undefined
        ? []
        : [[language, { name: name ?? '', values: named ?? {} }] as const];
    }),
  );
}

/** Languages in which an option has no name, so that customers read it in the first one. Values such as "S" need none. */
export function languagesWithoutOptions<Language extends { readonly code: string }>(
  options: readonly Option[],
  languages: readonly Language[],
): Language[] {
  return languages.filter(({ code }) => options.some((option) => translationIn(option, code).name.trim() === ''));
}

/** The option with another name in a language. */
export function withTranslatedName(option: Option, language: string, name: string): Option {
  return withTranslation(option, language, { ...translationIn(option, language), name });
}

/** The option with another text for one of its values in a language. */
export function withTranslatedValue(option: Option, language: string, value: string, shown: string): Option {
  const { name, values } = translationIn(option, language);
  return withTranslation(option, language, { name, values: { ...values, [value]: shown } });
}

function withTranslation(option: Option, language: string, translation: OptionTranslation): Option {
  return { ...option, translations: { ...option.translations, [language]: translation } };
}

export function translationIn({ translations = {} }: Option, language: string): OptionTranslation {
  return ownValue(translations, language) ?? { name: '', values: {} };
}

/** The texts with what options are called. A translation of a value that is gone is left out. */
export function withOptionTexts(texts: Texts, options: readonly Option[]): Texts {
  const languages = new Set([
    ...Object.keys(texts),
    ...options.flatMap(({ translations = {} }) => Object.keys(translations)),
  ]);
  return Object.fromEntries(
    [...languages].flatMap((language) => {
      const { options: _names, values: _values, ...text } = texts[language] ?? {};
      const shown = optionTextsIn(options, language);
      const isEmpty = texts[language] === undefined && Object.keys(shown).length === 0;
      return isEmpty ? [] : [[language, { ...text, ...shown }]];
    }),
  );
}

function optionTextsIn(options: readonly Option[], language: string): Pick<Texts[string], 'options' | 'values'> {
  const names = options.flatMap((option) => written(option.name, translationIn(option, language).name));
  const values = options.flatMap((option) => {
    const translated = translationIn(option, language).values;
    const shown = option.values.flatMap((value) => written(value, ownValue(translated, value)));
    return shown.length === 0 ? [] : [[option.name, Object.fromEntries(shown)] as const];
  });
  return {
    ...(names.length > 0 && { options: Object.fromEntries(names) }),
    ...(values.length > 0 && { values: Object.fromEntries(values) }),
  };
}

function written(stored: string, shown: string | undefined): (readonly [string, string])[] {
  const text = shown?.trim() ?? '';
  return text === '' ? [] : [[stored, text]];
}

interface TranslationFaults {
  readonly optionTwice: string;
  readonly valueTwice: string;
}

/**
 * Visitors choose by what they see, so no two options and no two values of one option may look alike. Each fault is told
 * at its field, and at the texts of its language as by the server, since the fields of one language at most are on screen.
 */
export function translationErrors(
  options: readonly Option[],
  faults: TranslationFaults,
  languages: readonly string[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  const translated = new Set(options.flatMap(({ translations = {} }) => Object.keys(translations)));
  for (const language of languages.filter((each) => translated.has(each))) {
    const [optionTwice, valueTwice] = textFields(language);
    const names = options.map((option) => translationIn(option, language).name.trim() || option.name);
    for (const [position, option] of options.entries()) {
      const at = `options.${position}.translations.${language}`;
      if (names.indexOf(names[position] ?? '') < position) {
        errors[`${at}.name`] = faults.optionTwice;
        errors[optionTwice] = faults.optionTwice;
      }
      const { values } = translationIn(option, language);
      const shown = option.values.map((value) => ownValue(values, value)?.trim() || value);
      for (const [place, text] of shown.entries()) {
        if (shown.indexOf(text) >= place) continue;
        errors[`${at}.values.${place}`] = faults.valueTwice;
        errors[valueTwice] = faults.valueTwice;
      }
    }
  }
  return errors;
}

/** Where the server tells what is wrong with the names of options and with their values in a language. */
export function textFields(language: string): readonly [string, string] {
  return [`texts.${language}.options`, `texts.${language}.values`];
}

/** What the server says about languages, those included that are switched off and not checked before. */
export function serverFaults(languages: readonly string[], faults: TranslationFaults): Record<string, string> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const [optionTwice, valueTwice] = textFields(language);
      return [
        [optionTwice, faults.optionTwice],
        [valueTwice, faults.valueTwice],
      ];
    }),
  );
}

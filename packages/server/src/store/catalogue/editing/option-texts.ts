import { ownValue } from '@awning/formats';
import { productMessages } from '../messages.ts';
import type { ProductBody } from './schema.ts';

type Texts = ProductBody['texts'];
type Options = ReadonlyMap<string, readonly string[]>;

/** The options of a product, each with the values that its variants have. */
export function optionsOf({ optionNames, variants }: Pick<ProductBody, 'optionNames' | 'variants'>): Options {
  return new Map(
    optionNames.map((name) => [
      name,
      [...new Set(variants.flatMap(({ attributes }) => ownValue(attributes, name) ?? []))],
    ]),
  );
}

/** Without translations of what the product does not have, and without empty ones, which would hide the stored name. */
export function cleanOptionTexts(texts: Texts, options: Options): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, { options: names = {}, values = {}, ...text }]) => {
      const shownNames = written(names, [...options.keys()]);
      const shownValues = [...options].flatMap(([name, known]) => {
        const shown = written(ownValue(values, name) ?? {}, known);
        return shown.length === 0 ? [] : [[name, Object.fromEntries(shown)] as const];
      });
      return [
        language,
        {
          ...text,
          ...(shownNames.length > 0 && { options: Object.fromEntries(shownNames) }),
          ...(shownValues.length > 0 && { values: Object.fromEntries(shownValues) }),
        },
      ];
    }),
  );
}

function written(texts: Readonly<Record<string, string>>, stored: readonly string[]) {
  return stored.flatMap((name) => {
    const text = ownValue(texts, name)?.trim() ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
}

/** Visitors choose by what they see, so no two options and no two values of one option may look alike. */
export function optionTextErrors(texts: Texts, options: Options): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [language, { options: names = {}, values = {} }] of Object.entries(texts)) {
    const shownNames = [...options.keys()].map((name) => ownValue(names, name) ?? name);
    if (hasTwice(shownNames)) errors[`texts.${language}.options`] = productMessages.optionTwice;
    const isUnclear = [...options].some(([name, known]) => {
      const shown = ownValue(values, name) ?? {};
      return hasTwice(known.map((value) => ownValue(shown, value) ?? value));
    });
    if (isUnclear) errors[`texts.${language}.values`] = productMessages.valueTwice;
  }
  return errors;
}

function hasTwice(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}

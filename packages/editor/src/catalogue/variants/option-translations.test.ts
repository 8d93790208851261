import { describe, expect, it } from 'vitest';
import {
  languagesWithoutOptions,
  translationErrors,
  translationsOf,
  withOptionTexts,
  withTranslatedName,
  withTranslatedValue,
} from './option-translations.ts';
import { type Option, withName, withValues } from './options.ts';
import { emptyVariant } from './typed-variant.ts';

const texts = {
  en: { name: 'Plate' },
  de: { name: 'Teller', options: { Size: 'Größe' }, values: { Size: { S: 'Klein', M: 'Mittel' } } },
};
const size: Option = { name: 'Size', values: ['S', 'M'], translations: translationsOf(texts, 'Size') };
const variants = ['S', 'M'].map((value) => ({ ...emptyVariant, attributes: { Size: value } }));

describe('translations of an option', () => {
  it('are missing in languages without its name', () => {
    const languages = [{ code: 'de' }, { code: 'fr' }];
    expect(languagesWithoutOptions([size], languages)).toEqual([{ code: 'fr' }]);
    expect(languagesWithoutOptions([size, { name: 'Glaze', values: ['Chalk'] }], languages)).toEqual(languages);
    expect(languagesWithoutOptions([], languages)).toEqual([]);
  });

  it('are read from the texts of a product and written back as they were', () => {
    expect(withOptionTexts(texts, [size])).toEqual(texts);
    expect(translationsOf(texts, 'constructor')).toEqual({});
  });

  it('stay with it when it is renamed, and go with their values', () => {
    const state = withName({ options: [size], variants }, 0, 'Width');
    const { options } = withValues(state, 0, ['M', 'L']);
    expect(withOptionTexts(texts, options)['de']).toEqual({
      name: 'Teller',
      options: { Width: 'Größe' },
      values: { Width: { M: 'Mittel' } },
    });
  });

  it('are left out where they are empty, and add a language that has no other text', () => {
    const emptied = withTranslatedValue(withTranslatedName(size, 'de', ' '), 'de', 'S', '');
    const french = withTranslatedValue(emptied, 'fr', 'S', 'Petit ');
    expect(withOptionTexts(texts, [french])).toEqual({
      en: { name: 'Plate' },
      de: { name: 'Teller', values: { Size: { M: 'Mittel' } } },
      fr: { values: { Size: { S: 'Petit' } } },
    });
  });

  it('are wrong if visitors could not tell two options or values apart', () => {
    const faults = { optionTwice: 'option', valueTwice: 'value' };
    const glaze: Option = { name: 'Glaze', values: ['Moss'], translations: { de: { name: 'Größe', values: {} } } };
    expect(translationErrors([size, { ...glaze, translations: {} }], faults, ['de'])).toEqual({});
    const wrong = [withTranslatedValue(size, 'de', 'M', 'Klein'), glaze];
    expect(translationErrors(wrong, faults, ['en', 'fr'])).toEqual({});
    expect(translationErrors(wrong, faults, ['en', 'de'])).toEqual({
      'options.0.translations.de.values.1': 'value',
      'options.1.translations.de.name': 'option',
      'texts.de.options': 'option',
      'texts.de.values': 'value',
    });
  });
});

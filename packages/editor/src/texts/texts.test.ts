import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './texts.ts';

describe('chooseLanguage', () => {
  it('follows the choice of the member before the browser', () => {
    expect(chooseLanguage({ chosen: 'fr', browser: ['de-DE', 'en'], website: 'en' })).toBe('fr');
  });

  it('takes the first language of the browser that has texts, by its main part', () => {
    expect(chooseLanguage({ chosen: null, browser: ['pt-BR', 'de-CH', 'en'], website: 'fr' })).toBe('de');
  });

  it('falls back to the default language of the website', () => {
    expect(chooseLanguage({ chosen: null, browser: ['pt'], website: 'de' })).toBe('de');
    expect(chooseLanguage({ chosen: 'xx', browser: [], website: 'fr' })).toBe('fr');
  });

  it('falls back to English at last', () => {
    expect(chooseLanguage({ chosen: undefined, browser: ['pt', 'ja'], website: 'pt' })).toBe('en');
  });
});

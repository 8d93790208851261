import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './texts.ts';

describe('chooseLanguage', () => {
  it('follows the choice of the member before the browser', () => {
    expect(chooseLanguage('fr', ['de-DE', 'en'])).toBe('fr');
  });

  it('takes the first language of the browser that has texts, by its main part', () => {
    expect(chooseLanguage(null, ['pt-BR', 'de-CH', 'en'])).toBe('de');
  });

  it('falls back to English', () => {
    expect(chooseLanguage(undefined, ['pt', 'ja'])).toBe('en');
    expect(chooseLanguage('xx', [])).toBe('en');
  });
});

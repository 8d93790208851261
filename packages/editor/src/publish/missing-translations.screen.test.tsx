import { describe, expect, it } from 'vitest';
import { missingTranslations } from './missing-translations.ts';

const layout = {
  schema: 1,
  root: {},
  content: [
    { type: 'html', props: { id: 'story' } },
    { type: 'button', props: { id: 'go' } },
    { type: 'quote', props: { id: 'said', languages: ['en'] } },
    { type: 'spacer', props: { id: 'gap' } },
  ],
  texts: {
    en: {
      story: { html: '<p>Our story</p>' },
      go: { buttonText: 'Visit us', buttonLink: '/about' },
      said: { quote: '<p>Well done</p>' },
    },
    de: { story: { html: '<p>Unsere Geschichte</p>' }, go: { buttonLink: '/de' } },
    fr: { story: { html: '' }, go: { buttonText: 'Venez' } },
  },
} as const;
const titles = { en: 'About', de: 'Über uns', fr: ' ' };

describe('what is not translated', () => {
  it('is told by language, with the words in the first one and the block', () => {
    expect(missingTranslations({ texts: [titles], layout }, ['en', 'de', 'fr'])).toEqual([
      { language: 'fr', block: null, words: 'About' },
      { language: 'de', block: 'go', words: 'Visit us' },
    ]);
  });

  it('is nothing on a website with one language', () => {
    expect(missingTranslations({ texts: [titles], layout }, ['en'])).toEqual([]);
  });

  it('a post without blocks has its own texts', () => {
    const texts = [titles, { en: '<p>Words</p>' }];
    expect(missingTranslations({ texts, layout: null }, ['en', 'de'])).toEqual([
      { language: 'de', block: null, words: 'Words' },
    ]);
  });
});

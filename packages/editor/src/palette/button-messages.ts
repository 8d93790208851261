import { defineTexts } from '../texts/texts.ts';

/** Apart from the other texts, which are loaded with the palette. */
export const paletteButtonTexts = defineTexts({
  en: { search: 'Search', key: 'Ctrl K' },
  de: { search: 'Suche', key: 'Strg K' },
  fr: { search: 'Recherche', key: 'Ctrl K' },
});

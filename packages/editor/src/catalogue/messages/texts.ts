import { defineTexts } from '../../texts/texts.ts';

/** Texts in other languages, and what search engines show. */
export const languageTexts = defineTexts({
  en: {
    beside: 'Another language beside it',
    besideHint: 'Where a text is missing, visitors see the first language.',
    inLanguage: (label: string, language: string) => `${label} (${language})`,
    searchCard: 'Search engines',
    searchTitle: 'Title in search results',
    searchDescription: 'Text in search results',
    searchPreview: 'How a search engine may show it',
    deliveryTime: 'Delivery time',
  },
  de: {
    beside: 'Eine weitere Sprache daneben',
    besideHint: 'Wo ein Text fehlt, erscheint die erste Sprache.',
    inLanguage: (label: string, language: string) => `${label} (${language})`,
    searchCard: 'Suchmaschinen',
    searchTitle: 'Titel in Suchergebnissen',
    searchDescription: 'Text in Suchergebnissen',
    searchPreview: 'So kann es eine Suchmaschine zeigen',
    deliveryTime: 'Lieferzeit',
  },
  fr: {
    beside: 'Une autre langue à côté',
    besideHint: 'Là où un texte manque, la première langue apparaît.',
    inLanguage: (label: string, language: string) => `${label} (${language})`,
    searchCard: 'Moteurs de recherche',
    searchTitle: 'Titre dans les résultats',
    searchDescription: 'Texte dans les résultats',
    searchPreview: 'Voici comment un moteur peut l’afficher',
    deliveryTime: 'Délai de livraison',
  },
});

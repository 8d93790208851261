import { defineTexts } from '../../texts/texts.ts';

/** Messages of features with such a card include these: their comparisons name the same parts. */
export const searchTexts = defineTexts({
  en: {
    searchCard: 'Search engines',
    searchTitle: 'Title in search results',
    searchDescription: 'Text in search results',
    searchPreview: 'How a search engine may show it',
  },
  de: {
    searchCard: 'Suchmaschinen',
    searchTitle: 'Titel in Suchergebnissen',
    searchDescription: 'Text in Suchergebnissen',
    searchPreview: 'So kann es eine Suchmaschine zeigen',
  },
  fr: {
    searchCard: 'Moteurs de recherche',
    searchTitle: 'Titre dans les résultats',
    searchDescription: 'Texte dans les résultats',
    searchPreview: 'Voici comment un moteur peut l’afficher',
  },
});

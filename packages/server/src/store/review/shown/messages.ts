import type { InLanguages } from '@awning/formats';

interface ShownTexts {
  readonly title: string;
  readonly titleOf: (product: string) => string;
  readonly tab: string;
  readonly descriptionTab: string;
  /** How the shop makes sure that reviews come from buyers, which the law asks shops in the EU to say. */
  readonly origin: string;
  readonly average: (average: string) => string;
  readonly count: (count: number, written: string) => string;
  readonly none: string;
}

/** What the server says around reviews; the texts of the list itself are the storefront's. */
export const shownTexts: InLanguages<ShownTexts> = {
  en: {
    title: 'Reviews',
    titleOf: (product) => `Reviews of ${product}`,
    tab: 'Reviews',
    descriptionTab: 'Description',
    origin: 'Only customers who bought this item can review it. We read every review before it appears, good or bad.',
    average: (average) => `${average} of 5 stars`,
    count: (count, written) => (count === 1 ? '1 review' : `${written} reviews`),
    none: 'There are no more reviews.',
  },
  de: {
    title: 'Bewertungen',
    titleOf: (product) => `Bewertungen zu ${product}`,
    tab: 'Bewertungen',
    descriptionTab: 'Beschreibung',
    origin:
      'Nur wer diesen Artikel gekauft hat, kann ihn bewerten. Wir lesen jede Bewertung, bevor sie erscheint, ob gut oder schlecht.',
    average: (average) => `${average} von 5 Sternen`,
    count: (count, written) => (count === 1 ? '1 Bewertung' : `${written} Bewertungen`),
    none: 'Es gibt keine weiteren Bewertungen.',
  },
  fr: {
    title: 'Avis',
    titleOf: (product) => `Avis sur ${product}`,
    tab: 'Avis',
    descriptionTab: 'Description',
    origin:
      'Seuls les clients qui ont acheté cet article peuvent donner leur avis. Nous lisons chaque avis avant sa parution, qu’il soit bon ou mauvais.',
    average: (average) => `${average} étoiles sur 5`,
    count: (count, written) => (count === 1 ? '1 avis' : `${written} avis`),
    none: 'Il n’y a pas d’autres avis.',
  },
};

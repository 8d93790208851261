import type { InLanguages } from '@awning/formats';

/** On every page of a shop that takes test payments and is reachable by strangers. */
export const previewNotices: InLanguages<string> = {
  en: 'This is a preview. Visitors do not see this version yet.',
  de: 'Dies ist eine Vorschau. Besucher sehen diese Version noch nicht.',
  fr: 'Ceci est un aperçu. Les visiteurs ne voient pas encore cette version.',
};

export const testNotices: InLanguages<string> = {
  en: 'This is a test shop. No money is charged and nothing is delivered.',
  de: 'Dies ist ein Testshop. Es wird kein Geld abgebucht und nichts geliefert.',
  fr: 'Ceci est une boutique de test. Aucun montant n’est débité et rien n’est livré.',
};

/** For programs and logs; the back office has its own text for the reason. */
export const canvasMessages = {
  cannotBeDrawn: 'This page cannot be drawn: its address is taken.',
  noSuchPage: 'There is no page with this address that everybody may see.',
} as const;

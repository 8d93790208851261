import type { InLanguages } from '@awning/formats';

/** On every page of a shop that takes test payments and is reachable by strangers. */
export const testNotices: InLanguages<string> = {
  en: 'This is a test shop. No money is charged and nothing is delivered.',
  de: 'Dies ist ein Testshop. Es wird kein Geld abgebucht und nichts geliefert.',
  fr: 'Ceci est une boutique de test. Aucun montant n’est débité et rien n’est livré.',
};

import { type InLanguages, inLanguage } from '@awning/formats';

interface PriceTexts {
  readonly salePrice: string;
  readonly originalPrice: string;
}

/** Screen reader texts for sale prices; the engine prints the English ones. */
export const priceMessages: InLanguages<PriceTexts> = {
  en: { salePrice: 'Sale Price:', originalPrice: 'Original Price:' },
  de: { salePrice: 'Reduzierter Preis:', originalPrice: 'Ursprünglicher Preis:' },
  fr: { salePrice: 'Prix réduit :', originalPrice: 'Prix d’origine :' },
};

/** On every page of a shop that takes test payments and is reachable by strangers. */
export function testNoticeIn(language: string): string {
  return inLanguage(testNotices, language);
}

const testNotices: InLanguages<string> = {
  en: 'This is a test shop. No money is charged and nothing is delivered.',
  de: 'Dies ist ein Testshop. Es wird kein Geld abgebucht und nichts geliefert.',
  fr: 'Ceci est une boutique de test. Aucun montant n’est débité et rien n’est livré.',
};

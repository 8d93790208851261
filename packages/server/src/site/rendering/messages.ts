/** Screen reader texts for sale prices; English is the engine's own. */
export const priceMessages: Readonly<Record<string, { readonly salePrice: string; readonly originalPrice: string }>> = {
  de: { salePrice: 'Reduzierter Preis:', originalPrice: 'Ursprünglicher Preis:' },
  fr: { salePrice: 'Prix réduit :', originalPrice: 'Prix d’origine :' },
};

/** On every page of a shop that takes test payments and is reachable by strangers. */
export function testNoticeIn(language: string): string {
  return testNotices[language.split('-')[0] ?? 'en'] ?? english;
}

const english = 'This is a test shop. No money is charged and nothing is delivered.';

const testNotices: Readonly<Record<string, string>> = {
  de: 'Dies ist ein Testshop. Es wird kein Geld abgebucht und nichts geliefert.',
  fr: 'Ceci est une boutique de test. Aucun montant n’est débité et rien n’est livré.',
};

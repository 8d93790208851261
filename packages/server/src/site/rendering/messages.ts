/** What a screen reader says before the prices of something on sale; English is the engine's own. */
export const priceMessages: Readonly<Record<string, { readonly salePrice: string; readonly originalPrice: string }>> = {
  de: { salePrice: 'Reduzierter Preis:', originalPrice: 'Ursprünglicher Preis:' },
  fr: { salePrice: 'Prix réduit :', originalPrice: 'Prix d’origine :' },
};

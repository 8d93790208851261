import type { InLanguages } from '@awning/formats';

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

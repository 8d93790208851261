import type { InLanguages } from '@awning/formats';

interface PriceTexts {
  readonly salePrice: string;
  readonly originalPrice: string;
  readonly lowestBefore: (price: string) => string;
}

/**
 * Screen reader texts for sale prices, of which the engine prints the English ones, and the price that the EU asks to
 * name beside a reduced one (Directive 98/6/EC, article 6a).
 */
export const priceMessages: InLanguages<PriceTexts> = {
  en: {
    salePrice: 'Sale Price:',
    originalPrice: 'Original Price:',
    lowestBefore: (price) => `Lowest price in the last 30 days: ${price}`,
  },
  de: {
    salePrice: 'Reduzierter Preis:',
    originalPrice: 'Ursprünglicher Preis:',
    lowestBefore: (price) => `Niedrigster Preis der letzten 30 Tage: ${price}`,
  },
  fr: {
    salePrice: 'Prix réduit :',
    originalPrice: 'Prix d’origine :',
    lowestBefore: (price) => `Prix le plus bas des 30 derniers jours : ${price}`,
  },
};

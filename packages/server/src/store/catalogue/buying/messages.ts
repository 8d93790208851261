import type { InLanguages } from '@awning/formats';
import type { BaseUnit } from '@awning/site-model';

interface PriceTexts {
  readonly salePrice: string;
  readonly originalPrice: string;
  readonly lowestBefore: (price: string) => string;
  readonly baseUnits: Readonly<Record<BaseUnit, string>>;
}

/**
 * Screen reader texts for sale prices, of which the engine prints the English ones, and the price that the EU asks to
 * name beside a reduced one (Directive 98/6/EC, article 6a), and the units of base prices.
 */
export const priceMessages: InLanguages<PriceTexts> = {
  en: {
    salePrice: 'Sale Price:',
    originalPrice: 'Original Price:',
    lowestBefore: (price) => `Lowest price in the last 30 days: ${price}`,
    baseUnits: { kg: 'kg', '100g': '100 g', l: 'l', '100ml': '100 ml', m: 'm', sqm: 'm²', ct: 'piece' },
  },
  de: {
    salePrice: 'Reduzierter Preis:',
    originalPrice: 'Ursprünglicher Preis:',
    lowestBefore: (price) => `Niedrigster Preis der letzten 30 Tage: ${price}`,
    baseUnits: { kg: 'kg', '100g': '100 g', l: 'l', '100ml': '100 ml', m: 'm', sqm: 'm²', ct: 'Stück' },
  },
  fr: {
    salePrice: 'Prix réduit :',
    originalPrice: 'Prix d’origine :',
    lowestBefore: (price) => `Prix le plus bas des 30 derniers jours : ${price}`,
    baseUnits: { kg: 'kg', '100g': '100 g', l: 'l', '100ml': '100 ml', m: 'm', sqm: 'm²', ct: 'pièce' },
  },
};

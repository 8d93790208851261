import type { InLanguages } from '@awning/formats';

/** Titles of the cart's page by language. */
export const cartPageTitles: InLanguages<string> = { en: 'Cart', de: 'Warenkorb', fr: 'Panier' };

/** The products in the cart of the editor's preview. */
export const sampleTitles: InLanguages<readonly string[]> = {
  en: ['Sample bowl', 'Sample cup'],
  de: ['Muster-Schale', 'Muster-Becher'],
  fr: ['Bol d’exemple', 'Tasse d’exemple'],
};

/** Titles of the cart's page by language. */
export const cartPageTitles: Readonly<Record<string, string>> = { en: 'Cart', de: 'Warenkorb', fr: 'Panier' };

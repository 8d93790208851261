/** Pages that the law asks of shops in many countries. */
export const legalPages = ['imprint', 'privacy', 'terms', 'withdrawal'] as const;
export type LegalPage = (typeof legalPages)[number];

/** The usual addresses of each, in the languages that shops are written in; a new shop begins with the first. */
export const legalAddresses: Readonly<Record<LegalPage, readonly string[]>> = {
  imprint: ['imprint', 'impressum', 'legal-notice', 'mentions-legales'],
  privacy: [
    'privacy',
    'privacy-policy',
    'datenschutz',
    'datenschutzerklaerung',
    'confidentialite',
    'politique-de-confidentialite',
  ],
  terms: ['terms', 'terms-and-conditions', 'agb', 'cgv', 'conditions-generales-de-vente'],
  withdrawal: [
    'withdrawal',
    'widerruf',
    'widerrufsbelehrung',
    'widerrufsrecht',
    'retractation',
    'droit-de-retractation',
  ],
};

/** Addresses under which shops explain what shipping costs. */
export const shippingAddresses = [
  'shipping',
  'delivery',
  'versand',
  'versandkosten',
  'lieferung',
  'livraison',
  'frais-de-livraison',
] as const;

/**
 * Returns the first page that has one of the usual addresses.
 *
 * @example
 * findByAddress(new Map([['agb', 'our terms']]), legalAddresses.terms) // => 'our terms'
 */
export function findByAddress<Page>(
  byAddress: ReadonlyMap<string, Page>,
  addresses: readonly string[],
): Page | undefined {
  const address = addresses.find((one) => byAddress.has(one));
  return address === undefined ? undefined : byAddress.get(address);
}

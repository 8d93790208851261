/** The fields of a test card on the checkout page. */
export const cardTexts = {
  cardNumber: { en: 'Card number', de: 'Kartennummer', fr: 'Numéro de carte' },
  expiry: { en: 'Expiry date (MM/YY)', de: 'Gültig bis (MM/JJ)', fr: 'Date d’expiration (MM/AA)' },
  expiryShape: { en: 'MM/YY', de: 'MM/JJ', fr: 'MM/AA' },
  cvc: { en: 'Security code', de: 'Prüfnummer', fr: 'Code de sécurité' },
  testCards: {
    en: 'This shop takes test cards only. No money moves.',
    de: 'Dieser Laden nimmt nur Testkarten. Es wird nichts abgebucht.',
    fr: 'Cette boutique n’accepte que des cartes de test. Rien n’est débité.',
  },
};

/** What a test card does, by its number. */
export const testCardEffects = {
  '4242424242424242': { en: 'is accepted', de: 'wird angenommen', fr: 'est acceptée' },
  '4000000000000002': { en: 'is declined', de: 'wird abgelehnt', fr: 'est refusée' },
  '4000000000009995': { en: 'has too little money', de: 'ist nicht gedeckt', fr: 'n’est pas assez approvisionnée' },
  '4000002500003155': {
    en: 'has to be confirmed on a page of the bank',
    de: 'muss auf einer Seite der Bank bestätigt werden',
    fr: 'doit être confirmée sur une page de la banque',
  },
  '4000000000000077': {
    en: 'is accepted half a minute later',
    de: 'wird eine halbe Minute später angenommen',
    fr: 'est acceptée une demi-minute plus tard',
  },
};

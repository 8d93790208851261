/** The fields of a test card on the checkout page. */
export const cardTexts = {
  cardNumber: { en: 'Card number', de: 'Kartennummer', fr: 'Numéro de carte' },
  expiry: { en: 'Expiry date (MM/YY)', de: 'Gültig bis (MM/JJ)', fr: 'Date d’expiration (MM/AA)' },
  expiryShape: { en: 'MM/YY', de: 'MM/JJ', fr: 'MM/AA' },
  cvc: { en: 'Security code', de: 'Prüfnummer', fr: 'Code de sécurité' },
  testCards: {
    en: 'This shop accepts test cards only. Nothing is charged.',
    de: 'Dieser Shop akzeptiert nur Testkarten. Es wird nichts abgebucht.',
    fr: 'Cette boutique n’accepte que des cartes de test. Rien n’est débité.',
  },
};

/** The effect of a test card, by its number. */
export const testCardEffects = {
  '4242424242424242': { en: 'is accepted', de: 'wird angenommen', fr: 'est acceptée' },
  '4000000000000002': { en: 'is declined', de: 'wird abgelehnt', fr: 'est refusée' },
  '4000000000009995': { en: 'has insufficient funds', de: 'ist nicht gedeckt', fr: 'n’a pas de provision suffisante' },
  '4000002500003155': {
    en: 'must be confirmed on the bank’s page',
    de: 'muss auf einer Seite der Bank bestätigt werden',
    fr: 'doit être confirmée sur une page de la banque',
  },
  '4000000000000077': {
    en: 'is accepted after half a minute',
    de: 'wird nach einer halben Minute angenommen',
    fr: 'est acceptée après une demi-minute',
  },
};

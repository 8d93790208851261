interface CheckoutTexts {
  readonly title: string;
}

export const checkoutTexts: Readonly<Record<string, CheckoutTexts>> = {
  en: { title: 'Checkout' },
  de: { title: 'Kasse' },
  fr: { title: 'Paiement' },
};

/** What an order calls a gift of money. */
export const donationTitles: Readonly<Record<string, string>> = { en: 'Donation', de: 'Spende', fr: 'Don' };

/** For the programs of providers. */
export const eventMessages = {
  unknown: 'There is no such provider or website here.',
  signature: 'The signature is missing, wrong or too old.',
  malformed: 'The event cannot be read.',
  unreachable: 'The provider did not answer when asked about the event. Send it again later.',
} as const;

interface ChallengeTexts {
  readonly title: string;
  /** With `{amount}` and `{shop}`. */
  readonly question: string;
  readonly note: string;
  readonly confirm: string;
  readonly refuse: string;
}

/** The page on which a shopper confirms a payment that moves no money. */
export const challengeTexts: Readonly<Record<string, ChallengeTexts>> = {
  en: {
    title: 'Confirm your payment',
    question: '{shop} asks for {amount}. Do you want to pay?',
    note: 'This page stands for the one your bank would show. No money moves.',
    confirm: 'Confirm payment',
    refuse: 'Do not pay',
  },
  de: {
    title: 'Zahlung bestätigen',
    question: '{shop} möchte {amount} erhalten. Möchten Sie bezahlen?',
    note: 'Diese Seite steht für die Ihrer Bank. Es fließt kein Geld.',
    confirm: 'Zahlung bestätigen',
    refuse: 'Nicht bezahlen',
  },
  fr: {
    title: 'Confirmez votre paiement',
    question: '{shop} demande {amount}. Voulez-vous payer ?',
    note: 'Cette page tient lieu de celle de votre banque. Aucun argent ne circule.',
    confirm: 'Confirmer le paiement',
    refuse: 'Ne pas payer',
  },
};

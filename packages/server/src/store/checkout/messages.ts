import type { InLanguages, PluralForms } from '@awning/formats';

interface CheckoutTexts {
  readonly title: string;
}

export const checkoutTexts: InLanguages<CheckoutTexts> = {
  en: { title: 'Checkout' },
  de: { title: 'Kasse' },
  fr: { title: 'Finaliser la commande' },
};

/** The page that sells a gift card. */
export const giftCardPageTexts: InLanguages<CheckoutTexts & { readonly validity: PluralForms }> = {
  en: {
    title: 'Gift card',
    validity: {
      one: 'It can be spent for one month from the day it is sent.',
      other: 'It can be spent for # months from the day it is sent.',
    },
  },
  de: {
    title: 'Gutschein',
    validity: {
      one: 'Er kann ab dem Tag, an dem er gesendet wird, einen Monat lang eingelöst werden.',
      other: 'Er kann ab dem Tag, an dem er gesendet wird, # Monate lang eingelöst werden.',
    },
  },
  fr: {
    title: 'Carte cadeau',
    validity: {
      one: 'Elle est valable # mois à compter du jour de son envoi.',
      other: 'Elle est valable # mois à compter du jour de son envoi.',
    },
  },
};

/** The name of a donation in an order. */
export const donationTitles: InLanguages<string> = { en: 'Donation', de: 'Spende', fr: 'Don' };

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

/** The page on which a shopper confirms a simulated payment. */
export const challengeTexts: InLanguages<ChallengeTexts> = {
  en: {
    title: 'Confirm your payment',
    question: 'Pay {amount} to {shop}?',
    note: 'This page replaces that of your bank. Nothing is charged.',
    confirm: 'Confirm payment',
    refuse: 'Do not pay',
  },
  de: {
    title: 'Zahlung bestätigen',
    question: '{amount} an {shop} bezahlen?',
    note: 'Diese Seite ersetzt die Ihrer Bank. Es wird nichts abgebucht.',
    confirm: 'Zahlung bestätigen',
    refuse: 'Nicht bezahlen',
  },
  fr: {
    title: 'Confirmez votre paiement',
    question: 'Payer {amount} à {shop} ?',
    note: 'Cette page remplace celle de votre banque. Rien n’est débité.',
    confirm: 'Confirmer le paiement',
    refuse: 'Ne pas payer',
  },
};

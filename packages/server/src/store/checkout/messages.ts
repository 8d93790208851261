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

/** The page that sells a subscription. */
export const subscriptionPageTexts: InLanguages<CheckoutTexts> = {
  en: { title: 'Subscription' },
  de: { title: 'Abonnement' },
  fr: { title: 'Abonnement' },
};

/** The page that sells access to a member area. */
export const membershipPageTexts: InLanguages<CheckoutTexts> = {
  en: { title: 'Membership' },
  de: { title: 'Mitgliedschaft' },
  fr: { title: 'Adhésion' },
};

interface OwnSubscriptionTexts {
  readonly title: string;
  readonly notNow: string;
  readonly quantityInvalid: string;
  /** What has been done, by the name of the act. */
  readonly done: Readonly<
    Record<
      'pause' | 'resume' | 'skip' | 'go-on' | 'end-with-period' | 'cancel' | 'quantity' | 'address' | 'card',
      string
    >
  >;
}

/** The page on which a customer changes a subscription. */
export const ownSubscriptionTexts: InLanguages<OwnSubscriptionTexts> = {
  en: {
    title: 'Your subscription',
    notNow: 'This is not possible right now. Please look at the current state below and try again.',
    quantityInvalid: 'Enter a whole number from 1 to 9999.',
    done: {
      pause: 'Your subscription is paused.',
      resume: 'Your subscription goes on.',
      skip: 'The next delivery is skipped.',
      'go-on': 'Your subscription goes on.',
      'end-with-period': 'Your subscription will not be renewed.',
      cancel: 'Your subscription is cancelled.',
      quantity: 'The quantity is changed.',
      address: 'The address is changed.',
      card: 'Your new card is saved.',
    },
  },
  de: {
    title: 'Ihr Abo',
    notNow:
      'Das ist gerade nicht möglich. Bitte sehen Sie sich unten den aktuellen Stand an und versuchen Sie es erneut.',
    quantityInvalid: 'Geben Sie eine ganze Zahl von 1 bis 9999 ein.',
    done: {
      pause: 'Ihr Abo ist pausiert.',
      resume: 'Ihr Abo läuft weiter.',
      skip: 'Die nächste Lieferung entfällt.',
      'go-on': 'Ihr Abo läuft weiter.',
      'end-with-period': 'Ihr Abo wird nicht verlängert.',
      cancel: 'Ihr Abo ist beendet.',
      quantity: 'Die Menge ist geändert.',
      address: 'Die Adresse ist geändert.',
      card: 'Ihre neue Karte ist gespeichert.',
    },
  },
  fr: {
    title: 'Votre abonnement',
    notNow: 'Ce n’est pas possible pour le moment. Consultez l’état actuel ci-dessous, puis réessayez.',
    quantityInvalid: 'Saisissez un nombre entier de 1 à 9999.',
    done: {
      pause: 'Votre abonnement est suspendu.',
      resume: 'Votre abonnement reprend.',
      skip: 'La prochaine livraison est annulée.',
      'go-on': 'Votre abonnement continue.',
      'end-with-period': 'Votre abonnement ne sera pas renouvelé.',
      cancel: 'Votre abonnement est résilié.',
      quantity: 'La quantité est modifiée.',
      address: 'L’adresse est modifiée.',
      card: 'Votre nouvelle carte est enregistrée.',
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

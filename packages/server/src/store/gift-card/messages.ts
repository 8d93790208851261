import type { InLanguages } from '@awning/formats';

/** For programs and the back office, which has its own texts by `reason`. */
export const giftCardMessages = {
  unknown: 'There is no such gift card.',
  deliverInPast: 'The day of delivery is over.',
  expiresInPast: 'The card would have expired already.',
  emailInvalid: 'This is not an email address.',
  balanceTooSmall: 'The card has less than that.',
  notAMoment: 'This date does not exist.',
  nothing: 'Enter an amount other than 0.',
  refunded: 'The price of this card was refunded.',
} as const;

interface CardPageTexts {
  readonly title: string;
  readonly code: string;
  readonly value: string;
  readonly balance: string;
  /** With `{name}`. */
  readonly forName: string;
  readonly fromName: string;
  /** With `{date}`. */
  readonly until: string;
  readonly how: string;
  readonly over: string;
}

/** The page of a card, made to be printed. */
export const cardPageTexts: InLanguages<CardPageTexts> = {
  en: {
    title: 'Gift card',
    code: 'Code',
    value: 'Value',
    balance: 'Balance',
    forName: 'For {name}',
    fromName: 'From {name}',
    until: 'Valid until {date}',
    how: 'Enter the code at the checkout. What you do not spend stays on the card.',
    over: 'This gift card can no longer be spent.',
  },
  de: {
    title: 'Gutschein',
    code: 'Code',
    value: 'Wert',
    balance: 'Guthaben',
    forName: 'Für {name}',
    fromName: 'Von {name}',
    until: 'Gültig bis {date}',
    how: 'Geben Sie den Code an der Kasse ein. Was Sie nicht ausgeben, bleibt als Guthaben erhalten.',
    over: 'Dieser Gutschein kann nicht mehr eingelöst werden.',
  },
  fr: {
    title: 'Carte cadeau',
    code: 'Code',
    value: 'Valeur',
    balance: 'Solde',
    forName: 'Pour {name}',
    fromName: 'De {name}',
    until: 'Valable jusqu’au {date}',
    how: 'Saisissez le code au moment de payer. Ce que vous ne dépensez pas reste sur la carte.',
    over: 'Cette carte cadeau ne peut plus être utilisée.',
  },
};

interface BalancePageTexts {
  readonly title: string;
  readonly code: string;
  readonly action: string;
  /** With `{balance}`. */
  readonly balance: string;
  readonly until: string;
  readonly none: string;
}

export const balancePageTexts: InLanguages<BalancePageTexts> = {
  en: {
    title: 'Gift card balance',
    code: 'Code of the gift card',
    action: 'Show balance',
    balance: 'There is {balance} on this gift card.',
    until: 'You can spend it until {date}.',
    none: 'There is nothing to spend with this code. Check that you typed it as it is on the card.',
  },
  de: {
    title: 'Guthaben eines Gutscheins',
    code: 'Code des Gutscheins',
    action: 'Guthaben anzeigen',
    balance: 'Auf diesem Gutschein sind {balance}.',
    until: 'Sie können es bis zum {date} ausgeben.',
    none: 'Mit diesem Code gibt es nichts auszugeben. Prüfen Sie, ob er so eingegeben ist, wie er auf dem Gutschein steht.',
  },
  fr: {
    title: 'Solde d’une carte cadeau',
    code: 'Code de la carte cadeau',
    action: 'Afficher le solde',
    balance: 'Il reste {balance} sur cette carte cadeau.',
    until: 'Vous pouvez l’utiliser jusqu’au {date}.',
    none: 'Ce code ne donne droit à aucun montant. Vérifiez que vous l’avez saisi tel qu’il figure sur la carte.',
  },
};

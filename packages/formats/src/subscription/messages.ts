import type { BillingUnit } from './plan.ts';

export interface SubscriptionMessages {
  readonly unavailable: string;
  readonly price: string;
  readonly priceWithDuration: string;
  readonly from: string;
  readonly every: Readonly<Record<BillingUnit, string>>;
  readonly duration: Readonly<Record<BillingUnit, string>>;
}

const english: SubscriptionMessages = {
  unavailable: 'Unavailable',
  price: '{price} {every}',
  priceWithDuration: '{price} {every} for {duration}',
  from: 'from {text}',
  every: {
    WEEK: '{n, plural, =1 {every week} other {every # weeks}}',
    MONTH: '{n, plural, =1 {every month} other {every # months}}',
    YEAR: '{n, plural, =1 {every year} other {every # years}}',
  },
  duration: {
    WEEK: '{n, plural, one {# week} other {# weeks}}',
    MONTH: '{n, plural, one {# month} other {# months}}',
    YEAR: '{n, plural, one {# year} other {# years}}',
  },
};

const german: SubscriptionMessages = {
  unavailable: 'Nicht verfügbar',
  price: '{price} {every}',
  priceWithDuration: '{price} {every}, Laufzeit {duration}',
  from: 'ab {text}',
  every: {
    WEEK: '{n, plural, =1 {jede Woche} other {alle # Wochen}}',
    MONTH: '{n, plural, =1 {jeden Monat} other {alle # Monate}}',
    YEAR: '{n, plural, =1 {jedes Jahr} other {alle # Jahre}}',
  },
  duration: {
    WEEK: '{n, plural, one {# Woche} other {# Wochen}}',
    MONTH: '{n, plural, one {# Monat} other {# Monate}}',
    YEAR: '{n, plural, one {# Jahr} other {# Jahre}}',
  },
};

const french: SubscriptionMessages = {
  unavailable: 'Indisponible',
  price: '{price} {every}',
  priceWithDuration: '{price} {every} pendant {duration}',
  from: 'à partir de {text}',
  every: {
    WEEK: '{n, plural, =1 {chaque semaine} other {toutes les # semaines}}',
    MONTH: '{n, plural, =1 {chaque mois} other {tous les # mois}}',
    YEAR: '{n, plural, =1 {chaque année} other {tous les # ans}}',
  },
  duration: {
    WEEK: '{n, plural, one {# semaine} other {# semaines}}',
    MONTH: '{n, plural, other {# mois}}',
    YEAR: '{n, plural, one {# an} other {# ans}}',
  },
};

/** The texts in the language of a locale, English if that language has none. */
export function subscriptionMessages(locale: string): SubscriptionMessages {
  const language = locale.split(/[-_]/)[0]?.toLowerCase();
  return language === 'de' ? german : language === 'fr' ? french : english;
}

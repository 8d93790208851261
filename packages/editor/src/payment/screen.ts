import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/payment',
    title: { en: 'Ways to pay', de: 'Zahlungsarten', fr: 'Moyens de paiement' },
    right: 'settings.manage',
    planFlag: 'COMMERCE',
    load: () => import('./payment-screen.tsx').then((module) => module.PaymentScreen),
    navigation: { group: 'settings', icon: 'payment', place: 14 },
  },
  {
    path: '/config/settings/payment/stripe',
    title: { en: 'Cards by Stripe', de: 'Karten über Stripe', fr: 'Cartes par Stripe' },
    right: 'settings.manage',
    planFlag: 'COMMERCE',
    load: () => import('./stripe/stripe-screen.tsx').then((module) => module.StripeScreen),
  },
];

import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/commerce/subscriptions',
    title: { en: 'Subscriptions', de: 'Abos', fr: 'Abonnements' },
    right: 'subscriptions.edit',
    planFlag: 'SUBSCRIPTIONS',
    load: () => import('./subscriptions-screen.tsx').then((module) => module.SubscriptionsScreen),
    navigation: { group: 'commerce', icon: 'renewal', place: 46 },
  },
  {
    path: '/config/commerce/subscriptions/$id',
    title: { en: 'Subscription', de: 'Abo', fr: 'Abonnement' },
    right: 'subscriptions.edit',
    planFlag: 'SUBSCRIPTIONS',
    load: () => import('./subscription-screen.tsx').then((module) => module.SubscriptionScreen),
  },
];

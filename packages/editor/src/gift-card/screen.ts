import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/commerce/gift-cards',
    title: { en: 'Gift cards', de: 'Gutscheine', fr: 'Cartes cadeaux' },
    right: 'giftCards.edit',
    planFlag: 'GIFT_CARDS',
    load: () => import('./gift-cards-screen.tsx').then((module) => module.GiftCardsScreen),
    navigation: { group: 'commerce', icon: 'gift', place: 45 },
  },
  {
    path: '/config/commerce/gift-cards/$id',
    title: { en: 'Gift card', de: 'Gutschein', fr: 'Carte cadeau' },
    right: 'giftCards.edit',
    planFlag: 'GIFT_CARDS',
    load: () => import('./gift-card-screen.tsx').then((module) => module.GiftCardScreen),
  },
];

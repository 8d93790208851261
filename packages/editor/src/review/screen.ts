import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/commerce/reviews',
    title: { en: 'Reviews', de: 'Bewertungen', fr: 'Avis' },
    right: 'reviews.moderate',
    planFlag: 'NATIVE_PRODUCT_REVIEWS',
    load: () => import('./reviews-screen.tsx').then((module) => module.ReviewsScreen),
    navigation: { group: 'commerce', icon: 'star', place: 37 },
    toDoFilters: { reviewsToRead: { state: 'pending' } },
    toDos: {
      reviewsToRead: {
        en: (count) => (count === 1 ? '1 review to read' : `${count} reviews to read`),
        de: (count) => (count === 1 ? '1 Bewertung zu lesen' : `${count} Bewertungen zu lesen`),
        fr: (count) => (count === 1 ? '1 avis à lire' : `${count} avis à lire`),
      },
    },
  },
  {
    path: '/config/commerce/reviews/settings',
    title: { en: 'Settings of reviews', de: 'Einstellungen der Bewertungen', fr: 'Réglages des avis' },
    right: 'reviews.manage',
    planFlag: 'NATIVE_PRODUCT_REVIEWS',
    load: () => import('./review-settings-screen.tsx').then((module) => module.ReviewSettingsScreen),
  },
];

import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/shop',
    title: { en: 'Your shop', de: 'Ihr Shop', fr: 'Votre boutique' },
    right: 'settings.manage',
    load: () => import('./shop-screen.tsx').then((module) => module.ShopScreen),
    navigation: { group: 'settings', icon: 'shop', place: 5 },
  },
  {
    path: '/config/settings/legal-pages',
    title: { en: 'Legal pages', de: 'Rechtstexte', fr: 'Pages légales' },
    right: 'settings.manage',
    load: () => import('./legal-screen.tsx').then((module) => module.LegalScreen),
  },
];

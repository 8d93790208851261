import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/checkout',
    title: { en: 'Store and checkout', de: 'Shop und Kasse', fr: 'Boutique et commande' },
    right: 'settings.manage',
    planFlag: 'COMMERCE',
    load: () => import('./store-settings-screen.tsx').then((module) => module.StoreSettingsScreen),
    navigation: { group: 'settings', icon: 'checkout', place: 12 },
  },
];

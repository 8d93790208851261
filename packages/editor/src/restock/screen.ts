import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/commerce/restock',
    title: { en: 'Restock notices', de: 'Verfügbarkeit melden', fr: 'Retour en stock' },
    right: 'restock.manage',
    planFlag: 'COMMERCE',
    load: () => import('./restock-screen.tsx').then((module) => module.RestockScreen),
    navigation: { group: 'commerce', icon: 'send', place: 35 },
  },
  {
    path: '/config/commerce/restock/settings',
    title: {
      en: 'Settings of restock notices',
      de: 'Einstellungen der Benachrichtigungen',
      fr: 'Réglages des alertes de retour',
    },
    right: 'restock.manage',
    planFlag: 'COMMERCE',
    load: () => import('./restock-settings-screen.tsx').then((module) => module.RestockSettingsScreen),
  },
];

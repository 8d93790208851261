import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/addresses',
    title: { en: 'Websites and addresses', de: 'Websites und Adressen', fr: 'Sites et adresses' },
    right: 'settings.manage',
    load: () => import('./addresses-screen.tsx').then((module) => module.AddressesScreen),
    navigation: { group: 'settings', icon: 'globe', place: 7 },
  },
  {
    path: '/config/settings/addresses/new',
    title: { en: 'Add a website', de: 'Website hinzufügen', fr: 'Ajouter un site' },
    right: 'settings.manage',
    load: () => import('./new-website-screen.tsx').then((module) => module.NewWebsiteScreen),
  },
];

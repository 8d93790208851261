import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/identity',
    title: { en: 'Logo and titles', de: 'Logo und Titel', fr: 'Logo et titres' },
    right: 'settings.manage',
    load: () => import('./identity-screen.tsx').then((module) => module.IdentityScreen),
    navigation: { group: 'settings', icon: 'badge', place: 1 },
  },
];

import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings',
    title: { en: 'Forms and alerts', de: 'Formulare und Meldungen', fr: 'Formulaires et alertes' },
    right: 'settings.manage',
    load: () => import('./settings-screen.tsx').then((module) => module.SettingsScreen),
    navigation: { group: 'settings', icon: 'settings', place: 10 },
  },
];

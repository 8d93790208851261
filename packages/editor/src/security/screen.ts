import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/security',
    title: { en: 'Security', de: 'Sicherheit', fr: 'Sécurité' },
    right: 'config.open',
    load: () => import('./security-screen.tsx').then((module) => module.SecurityScreen),
    navigation: { group: 'you', icon: 'security', place: 20 },
  },
];

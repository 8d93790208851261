import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config',
    title: { en: 'Dashboard', de: 'Übersicht', fr: 'Tableau de bord' },
    right: 'config.open',
    load: () => import('./dashboard-screen.tsx').then((module) => module.DashboardScreen),
    navigation: { group: 'start', icon: 'home', place: 10 },
  },
];

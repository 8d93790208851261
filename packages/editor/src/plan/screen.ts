import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/plan',
    title: { en: 'Features', de: 'Funktionen', fr: 'Fonctions' },
    right: 'plan.read',
    load: () => import('./plan-screen.tsx').then((module) => module.PlanScreen),
    navigation: { group: 'settings', icon: 'grid', place: 90 },
  },
];

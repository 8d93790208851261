import type { Screen } from '../app/screen.ts';

export const jobScreens: readonly Screen[] = [
  {
    path: '/config/settings/jobs',
    title: { en: 'Jobs', de: 'Aufgaben', fr: 'Tâches' },
    right: 'jobs.read',
    load: () => import('./jobs-screen.tsx').then((module) => module.JobsScreen),
    navigation: { group: 'settings', icon: 'jobs' },
  },
];

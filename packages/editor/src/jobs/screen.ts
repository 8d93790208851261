import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/jobs',
    title: { en: 'Background tasks', de: 'Hintergrundaufgaben', fr: 'Tâches de fond' },
    right: 'jobs.read',
    load: () => import('./jobs-screen.tsx').then((module) => module.JobsScreen),
    navigation: { group: 'system', icon: 'jobs', place: 30 },
    toDos: {
      failedJobs: {
        en: (count) => (count === 1 ? '1 background task has failed' : `${count} background tasks have failed`),
        de: (count) => (count === 1 ? '1 Aufgabe ist fehlgeschlagen' : `${count} Aufgaben sind fehlgeschlagen`),
        fr: (count) => (count === 1 ? '1 tâche a échoué' : `${count} tâches ont échoué`),
      },
    },
  },
];

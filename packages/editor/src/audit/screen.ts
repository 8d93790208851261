import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/audit',
    title: { en: 'Activity', de: 'Protokoll', fr: 'Journal' },
    right: 'audit.read',
    load: () => import('./audit-screen.tsx').then((module) => module.AuditScreen),
    navigation: { group: 'system', icon: 'history', place: 40 },
  },
];

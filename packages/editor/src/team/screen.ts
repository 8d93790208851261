import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/team',
    title: { en: 'Team', de: 'Team', fr: 'Équipe' },
    right: 'team.manage',
    load: () => import('./team-screen.tsx').then((module) => module.TeamScreen),
    navigation: { group: 'site', icon: 'team', place: 30 },
  },
];

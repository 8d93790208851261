import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/social',
    title: {
      en: 'Comments, likes, sharing',
      de: 'Kommentare, Gefällt mir, Teilen',
      fr: 'Commentaires, J’aime, partage',
    },
    right: 'settings.manage',
    load: () => import('./social-screen.tsx').then((module) => module.SocialScreen),
    navigation: { group: 'settings', icon: 'heart', place: 12 },
  },
];

import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/account',
    title: { en: 'Your account', de: 'Ihr Konto', fr: 'Votre compte' },
    right: 'config.open',
    load: () => import('./account-screen.tsx').then((module) => module.AccountScreen),
    navigation: { group: 'you', icon: 'account', place: 10 },
  },
];

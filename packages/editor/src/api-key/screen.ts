import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/api-keys',
    title: { en: 'API keys', de: 'API-Schlüssel', fr: 'Clés d’API' },
    right: 'apiKeys.manage',
    load: () => import('./api-keys-screen.tsx').then((module) => module.ApiKeysScreen),
    navigation: { group: 'settings', icon: 'key', place: 40 },
  },
];

import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/navigation',
    title: { en: 'Menus', de: 'Menüs', fr: 'Menus' },
    right: 'pages.edit',
    load: () => import('./navigation-screen.tsx').then((module) => module.NavigationScreen),
    navigation: { group: 'site', icon: 'tree', place: 4 },
  },
];

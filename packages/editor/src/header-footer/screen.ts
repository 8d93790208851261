import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/header-footer',
    title: { en: 'Header and footer', de: 'Kopf- und Fußbereich', fr: 'En-tête et pied de page' },
    right: 'headerFooter.edit',
    load: () => import('./header-footer-screen.tsx').then((module) => module.HeaderFooterScreen),
    isWholeWindow: true,
    navigation: { group: 'settings', icon: 'grid', place: 8.5 },
  },
];

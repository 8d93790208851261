import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/pages/$id/builder',
    title: { en: 'Edit on the page', de: 'Auf der Seite bearbeiten', fr: 'Modifier sur la page' },
    right: 'pages.edit',
    load: () => import('./builder-screen.tsx').then((module) => module.BuilderScreen),
    isWholeWindow: true,
  },
];

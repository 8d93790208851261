import type { Screen } from '../app/screen.ts';

const publish = { en: 'Publish', de: 'Veröffentlichen', fr: 'Publier' };
const compare = { en: 'Compare versions', de: 'Versionen vergleichen', fr: 'Comparer des versions' };

export const screens: readonly Screen[] = [
  {
    path: '/config/pages/$id/publish',
    title: publish,
    right: 'pages.edit',
    load: () => import('./page-publish-screen.tsx').then((module) => module.PagePublishScreen),
  },
  {
    path: '/config/pages/$id/compare',
    title: compare,
    right: 'pages.edit',
    load: () => import('./page-compare-screen.tsx').then((module) => module.PageCompareScreen),
  },
  {
    path: '/config/items/$id/publish',
    title: publish,
    right: 'items.edit',
    load: () => import('./item-publish-screen.tsx').then((module) => module.ItemPublishScreen),
  },
  {
    path: '/config/items/$id/compare',
    title: compare,
    right: 'items.edit',
    load: () => import('./item-compare-screen.tsx').then((module) => module.ItemCompareScreen),
  },
];

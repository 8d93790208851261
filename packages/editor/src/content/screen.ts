import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/pages',
    title: { en: 'Pages', de: 'Seiten', fr: 'Pages' },
    right: 'pages.edit',
    load: () => import('./pages-screen.tsx').then((module) => module.PagesScreen),
    find: () => import('./find-pages.ts').then((module) => module.findPages),
    navigation: { group: 'site', icon: 'file', place: 2 },
  },
  {
    path: '/config/pages/new',
    title: { en: 'New page', de: 'Neue Seite', fr: 'Nouvelle page' },
    right: 'pages.edit',
    load: () => import('./new-page-screen.tsx').then((module) => module.NewPageScreen),
  },
  {
    path: '/config/pages/trash',
    title: { en: 'Deleted pages', de: 'Gelöschte Seiten', fr: 'Pages supprimées' },
    right: 'pages.edit',
    load: () => import('./page-trash-screen.tsx').then((module) => module.PageTrashScreen),
  },
  {
    path: '/config/pages/$id',
    title: { en: 'Page', de: 'Seite', fr: 'Page' },
    right: 'pages.edit',
    load: () => import('./page-screen.tsx').then((module) => module.PageScreen),
  },
];

import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/redirects',
    title: { en: 'Redirects', de: 'Weiterleitungen', fr: 'Redirections' },
    right: 'pages.edit',
    load: () => import('./redirects-screen.tsx').then((module) => module.RedirectsScreen),
    navigation: { group: 'settings', icon: 'send', place: 11 },
  },
  {
    path: '/config/settings/redirects/new',
    title: { en: 'New redirect', de: 'Neue Weiterleitung', fr: 'Nouvelle redirection' },
    right: 'pages.edit',
    load: () => import('./new-redirect-screen.tsx').then((module) => module.NewRedirectScreen),
  },
  {
    path: '/config/settings/redirects/trash',
    title: { en: 'Deleted redirects', de: 'Gelöschte Weiterleitungen', fr: 'Redirections supprimées' },
    right: 'pages.edit',
    load: () => import('./redirect-trash-screen.tsx').then((module) => module.RedirectTrashScreen),
  },
  {
    path: '/config/settings/redirects/$id',
    title: { en: 'Redirect', de: 'Weiterleitung', fr: 'Redirection' },
    right: 'pages.edit',
    load: () => import('./redirect-screen.tsx').then((module) => module.RedirectScreen),
  },
];

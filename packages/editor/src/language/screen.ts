import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/languages',
    title: { en: 'Languages', de: 'Sprachen', fr: 'Langues' },
    right: 'languages.edit',
    load: () => import('./languages-screen.tsx').then((module) => module.LanguagesScreen),
    navigation: { group: 'settings', icon: 'language', place: 6 },
  },
  {
    path: '/config/translations',
    title: { en: 'Translations', de: 'Übersetzungen', fr: 'Traductions' },
    right: 'languages.edit',
    load: () => import('./translations-screen.tsx').then((module) => module.TranslationsScreen),
    navigation: { group: 'settings', icon: 'language', place: 6.5 },
  },
  {
    path: '/config/translations/$id',
    title: { en: 'Translation', de: 'Übersetzung', fr: 'Traduction' },
    right: 'languages.edit',
    load: () => import('./translation-screen.tsx').then((module) => module.TranslationScreen),
  },
];

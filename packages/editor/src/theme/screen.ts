import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/theme',
    title: { en: 'Theme', de: 'Theme', fr: 'Thème' },
    right: 'settings.manage',
    load: () => import('./theme-screen.tsx').then((module) => module.ThemeScreen),
    navigation: { group: 'settings', icon: 'palette', place: 8 },
    toDos: {
      missingTheme: {
        en: (count) => (count === 1 ? 'The theme of your website is missing' : `${count} themes are missing`),
        de: (count) => (count === 1 ? 'Das Theme Ihrer Website fehlt' : `${count} Themes fehlen`),
        fr: (count) => (count === 1 ? 'Le thème de votre site est introuvable' : `${count} thèmes sont introuvables`),
      },
    },
  },
  {
    path: '/config/settings/theme/settings',
    title: { en: 'Theme settings', de: 'Theme-Einstellungen', fr: 'Réglages du thème' },
    right: 'settings.manage',
    load: () => import('./theme-settings-screen.tsx').then((module) => module.ThemeSettingsScreen),
    isWholeWindow: true,
  },
];

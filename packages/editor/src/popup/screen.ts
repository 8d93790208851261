import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/popup',
    title: { en: 'Popup', de: 'Pop-up', fr: 'Pop-up' },
    right: 'popup.edit',
    load: () => import('./popup-screen.tsx').then((module) => module.PopupScreen),
    navigation: { group: 'settings', icon: 'popup', place: 9 },
  },
  {
    path: '/config/announcement-bar',
    title: { en: 'Announcement bar', de: 'Ankündigungsleiste', fr: 'Bandeau d’annonce' },
    right: 'popup.edit',
    load: () => import('./announcement-bar-screen.tsx').then((module) => module.AnnouncementBarScreen),
    navigation: { group: 'settings', icon: 'megaphone', place: 9 },
  },
];

import type { Screen } from '../app/screen.ts';

export const mailScreens: readonly Screen[] = [
  {
    path: '/config/settings/mail',
    title: { en: 'Mail', de: 'E-Mails', fr: 'E-mails' },
    right: 'mail.read',
    load: () => import('./outbox-screen.tsx').then((module) => module.OutboxScreen),
    navigation: { group: 'settings', icon: 'mail' },
  },
];

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

export const mailPreviewScreens: readonly Screen[] = [
  {
    path: '/config/commerce/emails',
    title: { en: 'Mail previews', de: 'E-Mail-Vorschau', fr: 'Aperçu des e-mails' },
    right: 'shopMails.preview',
    load: () => import('./templates-screen.tsx').then((module) => module.TemplatesScreen),
    navigation: { group: 'commerce', icon: 'mail' },
  },
];

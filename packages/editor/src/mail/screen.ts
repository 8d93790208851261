import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/mail',
    title: { en: 'Emails', de: 'E-Mails', fr: 'E-mails' },
    right: 'mail.read',
    load: () => import('./outbox-screen.tsx').then((module) => module.OutboxScreen),
    navigation: { group: 'settings', icon: 'mail', place: 20 },
    toDos: {
      failedMails: {
        en: (count) => (count === 1 ? '1 email could not be sent' : `${count} emails could not be sent`),
        de: (count) =>
          count === 1 ? '1 E-Mail konnte nicht gesendet werden' : `${count} E-Mails konnten nicht gesendet werden`,
        fr: (count) => (count === 1 ? '1 e-mail n’a pas pu être envoyé' : `${count} e-mails n’ont pas pu être envoyés`),
      },
      heldMails: {
        en: (count) => (count === 1 ? '1 email is waiting to be sent' : `${count} emails are waiting to be sent`),
        de: (count) => (count === 1 ? '1 E-Mail wartet auf den Versand' : `${count} E-Mails warten auf den Versand`),
        fr: (count) => (count === 1 ? '1 e-mail attend d’être envoyé' : `${count} e-mails attendent d’être envoyés`),
      },
    },
  },
  {
    path: '/config/commerce/emails',
    title: { en: 'Email previews', de: 'E-Mail-Vorschau', fr: 'Aperçu des e-mails' },
    right: 'shopMails.preview',
    load: () => import('./templates-screen.tsx').then((module) => module.TemplatesScreen),
    navigation: { group: 'commerce', icon: 'mail', place: 50 },
  },
];

import type { Screen } from '../app/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/config/settings/mail',
    title: { en: 'Outbox', de: 'Postausgang', fr: 'Boîte d’envoi' },
    right: 'mail.read',
    load: () => import('./outbox-screen.tsx').then((module) => module.OutboxScreen),
    navigation: { group: 'settings', icon: 'mail', place: 20 },
    toDoFilters: { failedMails: { status: 'undelivered' }, heldMails: { status: 'held' } },
    toDos: {
      failedMails: {
        en: (count) => (count === 1 ? '1 email could not be sent' : `${count} emails could not be sent`),
        de: (count) =>
          count === 1 ? '1 E-Mail konnte nicht gesendet werden' : `${count} E-Mails konnten nicht gesendet werden`,
        fr: (count) => (count === 1 ? '1 e-mail n’a pas pu être envoyé' : `${count} e-mails n’ont pas pu être envoyés`),
      },
      heldMails: {
        en: (count) => (count === 1 ? '1 email has not been sent yet' : `${count} emails have not been sent yet`),
        de: (count) =>
          count === 1 ? '1 E-Mail wurde noch nicht verschickt' : `${count} E-Mails wurden noch nicht verschickt`,
        fr: (count) =>
          count === 1 ? '1 e-mail n’a pas encore été envoyé' : `${count} e-mails n’ont pas encore été envoyés`,
      },
    },
  },
  {
    path: '/config/settings/mail-server',
    title: { en: 'Email sending', de: 'E-Mail-Versand', fr: 'Envoi des e-mails' },
    right: 'settings.manage',
    load: () => import('./mail-server-screen.tsx').then((module) => module.MailServerScreen),
    navigation: { group: 'settings', icon: 'send', place: 18 },
  },
  {
    path: '/config/commerce/emails',
    title: { en: 'Email previews', de: 'E-Mail-Vorschau', fr: 'Aperçu des e-mails' },
    right: 'shopMails.preview',
    load: () => import('./templates-screen.tsx').then((module) => module.TemplatesScreen),
    navigation: { group: 'settings', icon: 'eye', place: 19 },
  },
];

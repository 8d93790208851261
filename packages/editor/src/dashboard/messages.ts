import { defineTexts } from '../texts/texts.ts';

export const dashboardTexts = defineTexts({
  en: {
    hello: (name: string) => `Hello, ${name}`,
    latestOrders: 'Latest orders',
    allOrders: 'All orders',
    toDo: 'To do',
    nothingToDo: 'Nothing waits for you.',
    failedJobs: (count: number) => (count === 1 ? '1 job has failed' : `${count} jobs have failed`),
    failedMails: (count: number) => (count === 1 ? '1 mail could not be sent' : `${count} mails could not be sent`),
    heldMails: (count: number) =>
      count === 1
        ? '1 mail is held, because there is no mail server'
        : `${count} mails are held, because there is no mail server`,
  },
  de: {
    hello: (name: string) => `Guten Tag, ${name}`,
    latestOrders: 'Neueste Bestellungen',
    allOrders: 'Alle Bestellungen',
    toDo: 'Zu tun',
    nothingToDo: 'Nichts wartet auf Sie.',
    failedJobs: (count: number) => (count === 1 ? '1 Aufgabe ist gescheitert' : `${count} Aufgaben sind gescheitert`),
    failedMails: (count: number) =>
      count === 1 ? '1 E-Mail konnte nicht verschickt werden' : `${count} E-Mails konnten nicht verschickt werden`,
    heldMails: (count: number) =>
      count === 1
        ? '1 E-Mail wird aufbewahrt, weil es keinen Mailserver gibt'
        : `${count} E-Mails werden aufbewahrt, weil es keinen Mailserver gibt`,
  },
  fr: {
    hello: (name: string) => `Bonjour, ${name}`,
    latestOrders: 'Dernières commandes',
    allOrders: 'Toutes les commandes',
    toDo: 'À faire',
    nothingToDo: 'Rien ne vous attend.',
    failedJobs: (count: number) => (count === 1 ? '1 tâche a échoué' : `${count} tâches ont échoué`),
    failedMails: (count: number) =>
      count === 1 ? '1 e-mail n’a pas pu être envoyé' : `${count} e-mails n’ont pas pu être envoyés`,
    heldMails: (count: number) =>
      count === 1
        ? '1 e-mail est conservé, faute de serveur de messagerie'
        : `${count} e-mails sont conservés, faute de serveur de messagerie`,
  },
});

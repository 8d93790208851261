import { defineTexts } from '../texts/texts.ts';

export const dashboardTexts = defineTexts({
  en: {
    hello: (name: string) => `Hello, ${name}`,
    latestOrders: 'Latest orders',
    allOrders: 'All orders',
    toDo: 'To do',
    nothingToDo: 'Nothing to do right now.',
  },
  de: {
    hello: (name: string) => `Guten Tag, ${name}`,
    latestOrders: 'Neueste Bestellungen',
    allOrders: 'Alle Bestellungen',
    toDo: 'Zu tun',
    nothingToDo: 'Im Moment ist nichts zu tun.',
  },
  fr: {
    hello: (name: string) => `Bonjour, ${name}`,
    latestOrders: 'Dernières commandes',
    allOrders: 'Toutes les commandes',
    toDo: 'À faire',
    nothingToDo: 'Rien à faire pour le moment.',
  },
});

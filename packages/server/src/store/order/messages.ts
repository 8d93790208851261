export const orderMessages = {
  unknownOrder: 'There is no such order.',
  notCancellable: 'This order cannot be cancelled.',
};

interface PageTitles {
  readonly confirmed: string;
  readonly received: string;
}

export const orderPageTitles: Readonly<Record<string, PageTitles>> = {
  en: { confirmed: 'Order confirmed', received: 'Order received' },
  de: { confirmed: 'Bestellung bestätigt', received: 'Bestellung eingegangen' },
  fr: { confirmed: 'Commande confirmée', received: 'Commande reçue' },
};

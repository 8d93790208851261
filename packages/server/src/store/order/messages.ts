import type { InLanguages } from '@awning/formats';

export const orderMessages = {
  unknownOrder: 'There is no such order.',
  notCancellable: 'This order cannot be cancelled.',
  notWaiting: 'This order is not waiting for payment.',
  cancelledBeforePaid:
    'This order was cancelled. If its payment has arrived after all, send it back or ask the buyer to order again.',
};

interface PageTitles {
  readonly confirmed: string;
  readonly received: string;
  readonly cancelled: string;
}

export const orderPageTitles: InLanguages<PageTitles> = {
  en: { confirmed: 'Order confirmed', received: 'Order received', cancelled: 'Order cancelled' },
  de: { confirmed: 'Bestellung bestätigt', received: 'Bestellung eingegangen', cancelled: 'Bestellung storniert' },
  fr: { confirmed: 'Commande confirmée', received: 'Commande reçue', cancelled: 'Commande annulée' },
};

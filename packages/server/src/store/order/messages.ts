import type { InLanguages } from '@awning/formats';

export const orderMessages = {
  unknownOrder: 'There is no such order.',
  notCancellable: 'This order cannot be cancelled.',
  notWaiting: 'This order is not waiting for payment.',
  cancelledBeforePaid:
    'This order was cancelled. If its payment has arrived after all, send it back or ask the buyer to order again.',
  refund: {
    'not-paid': 'Nothing was paid for this order.',
    nothing: 'There is nothing to refund.',
    'too-much': 'This is more than is left to refund.',
    'unknown-line': 'This order has no such line.',
    'too-many-units': 'Fewer pieces than that are left to refund.',
    'no-provider': 'The payment provider of this order is not set up any more.',
    'whole-only': 'The payment provider of this order can only refund the whole amount.',
    'other-amount': 'The refund would be another amount. Another refund may have come first.',
    'other-request': 'This Idempotency-Key was used for another refund of this order.',
  },
  unknownRefund: 'This order has no such refund.',
  notByHand: 'The payment provider returns this refund. There is nothing to transfer.',
  fulfilment: {
    nothing: 'There is nothing left to send.',
    'unknown-line': 'This order has no such line to send.',
    'too-many-units': 'Fewer pieces than that are left to send.',
    cancelled: 'This order was cancelled.',
    'unknown-fulfilment': 'This order has no such shipment.',
  },
  nothingToRenew: 'This order has no download whose link could be renewed.',
  tooManyViews: 'There are 20 saved views already. Delete one first.',
  unknownView: 'There is no such view.',
  unknownMail: 'This order has no such mail.',
  badKey: 'Idempotency-Key: Use 1 to 255 characters.',
  amountWanted: 'Enter how much to refund.',
  linesWanted: 'Choose what to refund.',
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

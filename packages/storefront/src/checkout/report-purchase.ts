import { track } from '../track/track.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Reports a purchase once (D-093): reloading the page or opening it from the mail is not another purchase. */
export function reportPurchase(purchase: Readonly<Record<string, unknown>>, store: Store = localStorage): void {
  const mark = `awning-purchase-${String(purchase['transaction_id'])}`;
  try {
    if (store.getItem(mark) !== null) return;
    store.setItem(mark, '1');
  } catch {
    // A browser without storage reports at every reload; a missing report would be worse.
  }
  track('Purchase', purchase);
}

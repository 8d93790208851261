import { dateText } from '@awning/formats';
import { howToPay, OFFLINE_PAYMENT } from '@awning/site-model';
import { primaryLanguage, type Website } from '../../../platform/website/index.ts';

/** What the buyer of an order is told that waits for money. */
export interface PaymentAdvice {
  /** The owner's words as they are now, a line each; none where another way to pay was chosen. */
  readonly howToPay: readonly string[];
  /** The moment at which the order is cancelled, in the buyer's language; empty where none is set. */
  readonly payBy: string;
}

export function paymentAdvice(
  website: Pick<Website, 'settings' | 'languages'>,
  order: OrderState & { readonly provider: string; readonly payUntil: Date | string | null },
  language: string,
): PaymentAdvice | undefined {
  if (!isWaiting(order)) return undefined;
  const { provider, payUntil } = order;
  const { paymentSettings, timeZone } = website.settings;
  const words = provider === OFFLINE_PAYMENT ? howToPay(paymentSettings, language, primaryLanguage(website)) : null;
  const payBy = payUntil ? dateText(payUntil, { locale: language, timeZone, date: 'long', time: 'short' }) : '';
  return { howToPay: words?.split(/\r?\n/) ?? [], payBy };
}

type OrderState = Readonly<Record<'lifecycle' | 'paymentStatus', string>>;

/** Whether an order stands and its money is to come. */
export function isWaiting({ lifecycle, paymentStatus }: OrderState): boolean {
  return lifecycle === 'placed' && paymentStatus === 'pending';
}

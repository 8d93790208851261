import { dateText } from '@awning/formats';
import { howToPay, OFFLINE_PAYMENT } from '@awning/site-model';
import { primaryLanguage, type Website } from '../../../platform/website/index.ts';
import type { PaymentAdvice } from '../schema.ts';

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

/** Whether an order is placed and unpaid. */
export function isWaiting({ lifecycle, paymentStatus }: OrderState): boolean {
  return lifecycle === 'placed' && paymentStatus === 'pending';
}

import { formatMessage } from '../message/format-message.ts';
import { subscriptionMessages } from './messages.ts';
import { readSubscriptionPlan, subscriptionDuration } from './plan.ts';

export interface SubscriptionPriceOptions {
  /** Whether prices differ between variants; the given price is then the lowest. */
  readonly hasVariedPrices?: boolean;
  /** Do not convert the duration to years. */
  readonly keepOriginalUnit?: boolean;
  readonly locale?: string;
}

/**
 * The price text of a subscription, from the formatted price and the stored plan.
 *
 * @example
 * subscriptionPriceText('$5.00', { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 }) // => '$5.00 every month'
 * subscriptionPriceText('$5.00', { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 26 }, { hasVariedPrices: true })
 *   // => 'from $5.00 every 2 weeks for 1 year'
 * subscriptionPriceText('$5.00', null) // => 'Unavailable'
 */
export function subscriptionPriceText(price: string, plan: unknown, options: SubscriptionPriceOptions = {}): string {
  const { hasVariedPrices = false, keepOriginalUnit = false, locale = 'en-US' } = options;
  const messages = subscriptionMessages(locale);
  const read = readSubscriptionPlan(plan);
  if (!read) return messages.unavailable;

  const every = formatMessage(messages.every[read.billingPeriod.unit], { n: read.billingPeriod.value }, locale);
  const total = subscriptionDuration(read, keepOriginalUnit);
  const text = total
    ? formatMessage(
        messages.priceWithDuration,
        { price, every, duration: formatMessage(messages.duration[total.unit], { n: total.value }, locale) },
        locale,
      )
    : formatMessage(messages.price, { price, every }, locale);
  return hasVariedPrices ? formatMessage(messages.from, { text }, locale) : text;
}

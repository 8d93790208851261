import { isOnSale } from '@awning/site-model';
import type { Scope } from '../../contract/scope.ts';
import { formatMessage } from '../../message/format-message.ts';
import type { MessageArgument } from '../../message/message-arguments.ts';
import type { PriceText } from '../../money/money-text.ts';
import type { ItemProduct } from '../../product/product-content.ts';
import { hasVariedPrices, highestPriceOf, lowestPriceOf, lowestSalePriceOf } from '../../product/product-prices.ts';
import { attributeText } from '../../text/attribute.ts';
import { descend, member } from '../../values/reference.ts';
import { asNumber, asText, type Value } from '../../values/value.ts';
import { localizedPattern } from './localized-text.ts';
import { salePriceMarkup } from './price-markup.ts';

/** Whether a product cannot be subscribed to, because it has no billing period. */
export function isUnavailable({ content }: ItemProduct): boolean {
  return descend(content, ['subscriptionPlan', 'billingPeriod']) === undefined;
}

export function unavailableContent(scope: Scope): string {
  const pattern = localizedPattern(scope, 'productPriceUnavailable', 'Unavailable');
  return `${attributeText(formatMessage(pattern, NO_PRICE, scope), scope.run.budget)}\n`;
}

/** The price text of a subscription. */
export function subscriptionPriceContent(product: ItemProduct, text: PriceText, scope: Scope): string {
  const terms = readTerms(member(product.content, 'subscriptionPlan'));
  const isVaried = hasVariedPrices(product);
  const pattern = localizedPattern(scope, patternName(terms, isVaried), defaultPattern(terms, isVaried));
  const write = (price: string, more: readonly MessageArgument[] = []) =>
    formatMessage(
      pattern,
      [...more, ['price', price], ['billingPeriodValue', terms.period.value], ['duration', terms.duration.value]],
      scope,
    );
  if (isVaried) {
    const price = text(lowestPriceOf(product), scope);
    return `${write(price, [['fromPrice', price]])}\n`;
  }
  const price = write(text(highestPriceOf(product), scope));
  return isOnSale(product) ? salePriceMarkup(write(text(lowestSalePriceOf(product), scope)), price) : price;
}

/** The dialect's price for a pattern that asks for one although there is none. */
const NO_PRICE: readonly MessageArgument[] = [
  ['fromPrice', 'true'],
  ['price', 'true'],
  ['billingPeriodValue', undefined],
  ['duration', undefined],
];

interface Span {
  readonly value: number;
  readonly unit: string;
}

interface Terms {
  readonly period: Span;
  readonly cycles: number;
  /** All cycles together; in years if that is a whole number. */
  readonly duration: Span;
}

function readTerms(plan: Value): Terms {
  const period = {
    value: asNumber(descend(plan, ['billingPeriod', 'value'])),
    unit: asText(descend(plan, ['billingPeriod', 'unit'])),
  };
  const cycles = asNumber(member(plan, 'numBillingCycles'));
  return { period, cycles, duration: inYears({ value: period.value * cycles, unit: period.unit }) };
}

const PER_YEAR: ReadonlyMap<string, number> = new Map([
  ['WEEK', 52],
  ['MONTH', 12],
]);

function inYears(duration: Span): Span {
  const perYear = PER_YEAR.get(duration.unit);
  return perYear !== undefined && duration.value > 0 && duration.value % perYear === 0
    ? { value: duration.value / perYear, unit: 'YEAR' }
    : duration;
}

/** The name of the localized string, such as `productPrice__singlePrice__nMonthly__limited__1Years`. */
function patternName({ period, duration }: Terms, isVaried: boolean): string {
  const prices = isVaried ? 'multiplePrices' : 'singlePrice';
  const limit = duration.value === 0 ? 'indefinite' : `limited__${countedUnit(duration)}s`;
  return `productPrice__${prices}__${countedUnit(period)}ly__${limit}`;
}

function countedUnit({ value, unit }: Span): string {
  return `${value === 1 ? '1' : 'n'}${unit.charAt(0).toUpperCase()}${unit.slice(1).toLowerCase()}`;
}

function defaultPattern({ period, cycles, duration }: Terms, isVaried: boolean): string {
  const [periodUnit, durationUnit] = [period.unit.toLowerCase(), duration.unit.toLowerCase()];
  const every = period.value > 1 ? `{billingPeriodValue} ${periodUnit}s` : periodUnit;
  const limit = cycles > 0 ? ` for {duration} ${durationUnit}${duration.value === 1 ? '' : 's'}` : '';
  return `${isVaried ? 'from ' : ''}{price} every ${every}${limit}`;
}

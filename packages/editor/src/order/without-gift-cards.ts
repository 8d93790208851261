import { decimalOf, isCurrencyCode, parseMoney } from '@awning/formats';
import type { Money } from '../texts/format.ts';

/** What is left of an amount for the bank or the team after the part of gift cards. Never below zero. */
export function withoutGiftCards(amount: Money, giftCards: Money): Money {
  const { currencyCode } = amount;
  if (!isCurrencyCode(currencyCode)) return amount;
  const [whole, part] = [
    parseMoney(amount.decimalValue, currencyCode),
    parseMoney(giftCards.decimalValue, currencyCode),
  ];
  if (!whole.ok || !part.ok) return amount;
  const rest = whole.money.minorUnits - part.money.minorUnits;
  return { currencyCode, decimalValue: decimalOf({ minorUnits: rest > 0n ? rest : 0n, currency: currencyCode }) };
}

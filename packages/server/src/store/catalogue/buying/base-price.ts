import { inLanguage, moneyText, readMoney } from '@awning/formats';
import type { BaseUnit } from '@awning/site-model';
import type { Scope } from '@awning/template-engine';
import { priceMessages } from './messages.ts';

/** The price of a kilogram or the like, as `€19.96/kg`; `undefined` if none is known. */
export function basePriceText(value: unknown, scope: Pick<Scope, 'run' | 'resolve'>): string | undefined {
  const { money: amount, per } = (value ?? {}) as { readonly money?: unknown; readonly per?: BaseUnit };
  const money = readMoney(amount);
  if (money === null || per === undefined) return undefined;
  const { run } = scope;
  const useCLDRMoneyFormat = scope.resolve(['featureFlags', 'useCLDRMoneyFormat']) === true;
  const price = moneyText(money, { useCLDRMoneyFormat, locale: run.locale ?? 'en' });
  return `${price}/${inLanguage(priceMessages, run.locale, run.fallbackLocale).baseUnits[per]}`;
}

import { inLanguage, moneyText, readMoney } from '@awning/formats';
import type { Scope } from '@awning/template-engine';
import { priceMessages } from './messages.ts';

/** The sentence that names the lowest price of the thirty days before a sale; `undefined` if it is not known. */
export function lowestBeforeText(value: unknown, scope: Pick<Scope, 'run' | 'resolve'>): string | undefined {
  const money = readMoney(value);
  if (money === null) return undefined;
  const { run } = scope;
  const useCLDRMoneyFormat = scope.resolve(['featureFlags', 'useCLDRMoneyFormat']) === true;
  const price = moneyText(money, { useCLDRMoneyFormat, locale: run.locale ?? 'en' });
  return inLanguage(priceMessages, run.locale, run.fallbackLocale).lowestBefore(price);
}

import type { Scope } from '@awning/template-engine';

/** How prices are written, and in which language the words beside them are. */
export interface PriceStyle {
  readonly locale: string | undefined;
  readonly fallbackLocale: string | undefined;
  readonly useCLDRMoneyFormat: boolean;
}

/** That of a template. */
export function priceStyleOf(scope: Pick<Scope, 'run' | 'resolve'>): PriceStyle {
  const { locale, fallbackLocale } = scope.run;
  return { locale, fallbackLocale, useCLDRMoneyFormat: scope.resolve(['featureFlags', 'useCLDRMoneyFormat']) === true };
}

import { inLanguage } from '@awning/formats';
import { DEFAULT_REGISTRY, type Formatter, type Scope, type ScopedFormatter } from '@awning/template-engine';
import { priceMessages } from './messages.ts';

/**
 * The engine's prices with screen reader texts in the language of the page, or in the website's default one. The dialect has them in English only, and
 * the engine follows it; these texts are ours to translate.
 */
export const priceFormatters: readonly ScopedFormatter[] = ['product-price', 'subscription-price'].map((name) =>
  spoken(DEFAULT_REGISTRY.formatters.get(name)),
);

function spoken(formatter: Formatter | undefined): ScopedFormatter {
  if (formatter === undefined || formatter.isPure) throw new Error('The engine has no such price formatter');
  return {
    ...formatter,
    prepare(args) {
      const print = formatter.prepare(args);
      return (value, scope, others) => {
        const printed = print(value, scope, others);
        return typeof printed === 'string' ? inLanguageOf(scope, printed) : printed;
      };
    },
  };
}

function inLanguageOf(scope: Scope, html: string): string {
  const words = inLanguage(priceMessages, scope.run.locale, scope.run.fallbackLocale);
  return html
    .replaceAll('hidden">Sale Price:<', `hidden">${words.salePrice}<`)
    .replaceAll('hidden">Original Price:<', `hidden">${words.originalPrice}<`);
}

import { inLanguage } from '@awning/formats';
import {
  DEFAULT_REGISTRY,
  escapeHtml,
  type Formatter,
  type Scope,
  type ScopedFormatter,
  type Value,
} from '@awning/template-engine';
import { basePriceText } from './base-price.ts';
import { lowestBeforeText } from './lowest-before.ts';
import { priceMessages } from './messages.ts';
import { priceStyleOf } from './price-style.ts';

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
        if (typeof printed !== 'string') return printed;
        return withBasePrice(value, scope, withLowestBefore(value, scope, inLanguageOf(scope, printed)));
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

/** Wherever a reduced price is shown, the lowest one of the thirty days before is shown with it. */
function withLowestBefore(item: Value, scope: Scope, html: string): string {
  return withLine(html, 'product-lowest-price', lowestBeforeText(lowestBefore(item), priceStyleOf(scope)));
}

/** Wherever a price is shown, that of a kilogram or the like is shown with it. */
function withBasePrice(item: Value, scope: Scope, html: string): string {
  return withLine(html, 'product-base-price', basePriceText(cheapest(variantsOf(item))?.basePrice, scope));
}

/** With one more line at the end of the price. */
function withLine(html: string, className: string, text: string | undefined): string {
  const end = html.lastIndexOf('</div>');
  if (text === undefined || end === -1) return html;
  return `${html.slice(0, end)}<div class="${className}">${escapeHtml(text)}</div>\n${html.slice(end)}`;
}

interface SoldVariant {
  readonly onSale?: boolean;
  readonly price?: number;
  readonly salePrice?: number;
  readonly lowestPriceBefore?: unknown;
  readonly basePrice?: unknown;
}

/** That of the variant whose reduced price is the lowest, which is the one that is shown. */
function lowestBefore(item: Value): unknown {
  return cheapest(variantsOf(item).filter(({ onSale }) => onSale === true))?.lowestPriceBefore;
}

function variantsOf(item: Value): readonly SoldVariant[] {
  const content = (item as { structuredContent?: { variants?: readonly SoldVariant[] } } | null)?.structuredContent;
  return content?.variants ?? [];
}

function cheapest(variants: readonly SoldVariant[]): SoldVariant | undefined {
  const present = ({ onSale, price = 0, salePrice = 0 }: SoldVariant) => (onSale === true ? salePrice : price);
  return variants.toSorted((one, other) => present(one) - present(other))[0];
}

import { inLanguage } from '@awning/formats';
import {
  DEFAULT_REGISTRY,
  escapeHtml,
  type Formatter,
  type Scope,
  type ScopedFormatter,
  type Value,
} from '@awning/template-engine';
import { lowestBeforeText } from './lowest-before.ts';
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
        return typeof printed === 'string' ? withLowestBefore(value, scope, inLanguageOf(scope, printed)) : printed;
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
  const text = lowestBeforeText(lowestBefore(item), scope);
  const end = html.lastIndexOf('</div>');
  if (text === undefined || end === -1) return html;
  return `${html.slice(0, end)}<div class="product-lowest-price">${escapeHtml(text)}</div>\n${html.slice(end)}`;
}

interface SoldVariant {
  readonly onSale?: boolean;
  readonly salePrice?: number;
  readonly lowestPriceBefore?: unknown;
}

/** That of the variant whose reduced price is the lowest, which is the one that is shown. */
function lowestBefore(item: Value): unknown {
  const content = (item as { structuredContent?: { variants?: readonly SoldVariant[] } } | null)?.structuredContent;
  const reduced = (content?.variants ?? []).filter(({ onSale }) => onSale === true);
  const [cheapest] = reduced.toSorted((one, other) => (one.salePrice ?? 0) - (other.salePrice ?? 0));
  return cheapest?.lowestPriceBefore;
}

import type { Scope } from '../../contract/scope.ts';
import { formatMessage } from '../../message/format-message.ts';
import type { MessageArgument } from '../../message/message-arguments.ts';
import { usesLocaleMoney } from '../../money/money-text.ts';
import { localizedPattern } from './localized-text.ts';

/** The two prices of a product on sale. The words are fixed: the dialect never translates them. */
export function salePriceMarkup(salePrice: string, originalPrice: string): string {
  return `<span class="visually-hidden v6-visually-hidden">Sale Price:</span>${salePrice} <span class="visually-hidden v6-visually-hidden">Original Price:</span><span class="original-price">${originalPrice}</span>\n`;
}

/** The element around a price. */
export function priceBlock(className: string, content: string): string {
  return `\n\n\n<div class="${className}">\n${content}\n</div>`;
}

/** If the locale formats money, there is no text without a locale. */
export function hasPrices(scope: Scope): boolean {
  return scope.run.cldr !== undefined || !usesLocaleMoney(scope);
}

/** 'from $5.00', or its equivalent in the page's language. */
export function fromPriceContent(fromPrice: string, more: readonly MessageArgument[], scope: Scope): string {
  const pattern = localizedPattern(scope, 'productPriceFromText', 'from {fromPrice}');
  return `${formatMessage(pattern, [['fromPrice', fromPrice], ...more], scope)}\n`;
}

import { type RefObject, useEffect, useRef } from 'react';
import type { BuyableVariant } from '../api/generated.ts';
import { chosenVariant, type ProductIslandProps } from './product.ts';

/**
 * Keeps the price that the theme printed beside the island in sync with the chosen variant, and restores the printed one if
 * nothing is chosen. The price is outside the island, so the DOM is changed directly.
 */
export function useShownPrice(
  product: ProductIslandProps,
  chosen: Readonly<Record<string, string>>,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const printed = useRef<string | undefined>(undefined);
  const variant = chosenVariant(product, chosen);

  useEffect(() => {
    const price = root.current?.closest('article[data-item-id], [data-product-root]')?.querySelector('.product-price');
    if (price == null) return;
    printed.current ??= price.innerHTML;
    if (variant === undefined) {
      price.innerHTML = printed.current;
    } else {
      price.replaceChildren(...priceNodes(variant, product));
    }
  }, [variant, product]);

  return root;
}

function priceNodes(
  { priceText, originalPriceText, lowestBeforeText, basePriceText }: BuyableVariant,
  { texts }: ProductIslandProps,
): (Node | string)[] {
  const basePrice = basePriceText === undefined ? [] : [element('div', 'product-base-price', basePriceText)];
  return originalPriceText === null
    ? [priceText, ...basePrice]
    : [
        span('visually-hidden', `${texts.salePrice} `),
        `${priceText} `,
        span('visually-hidden', `${texts.originalPrice} `),
        span('original-price', originalPriceText),
        ...(lowestBeforeText === undefined ? [] : [element('div', 'product-lowest-price', lowestBeforeText)]),
        ...basePrice,
      ];
}

function span(className: string, text: string): HTMLElement {
  return element('span', className, text);
}

function element(tag: 'div' | 'span', className: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

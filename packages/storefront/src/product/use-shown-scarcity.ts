import { type RefObject, useEffect } from 'react';
import { chosenVariant, type ProductIslandProps } from './product.ts';

/**
 * Shows how few are left of the chosen variant. The theme printed a hidden message for each variant that is scarce, outside the
 * island, so the DOM is changed directly.
 */
export function useShownScarcity(
  root: RefObject<HTMLDivElement | null>,
  product: ProductIslandProps,
  chosen: Readonly<Record<string, string>>,
): void {
  const attributes = chosenVariant(product, chosen)?.attributes;

  useEffect(() => {
    const messages = root.current
      ?.closest('article[data-item-id], [data-product-root]')
      ?.querySelectorAll<HTMLElement>('.product-scarcity[data-variant-attributes]');
    for (const message of messages ?? []) message.hidden = !isOf(message, attributes);
  }, [root, attributes]);
}

function isOf(message: HTMLElement, attributes: Readonly<Record<string, string>> | undefined): boolean {
  if (attributes === undefined) return false;
  const own = JSON.parse(message.dataset['variantAttributes'] ?? '{}') as Readonly<Record<string, string>>;
  return Object.entries(own).every(([name, value]) => attributes[name] === value);
}

import { type RefObject, useEffect, useRef } from 'react';
import { chosenPicture, type ProductIslandProps } from './product.ts';

/**
 * Puts the picture of what is chosen before the others, and everything back if nothing is chosen. The theme printed the
 * pictures outside the island, so the DOM is changed directly; they are moved and not only drawn elsewhere, so that they are
 * read in the same order.
 */
export function useShownPicture(
  root: RefObject<HTMLDivElement | null>,
  product: ProductIslandProps,
  chosen: Readonly<Record<string, string>>,
): void {
  const printed = useRef<readonly Element[] | undefined>(undefined);
  const imageId = chosenPicture(product, chosen);

  useEffect(() => {
    const pictures = root.current
      ?.closest('article[data-item-id], [data-product-root]')
      ?.querySelectorAll('[data-picture-id]');
    const list = pictures?.[0]?.parentElement;
    if (pictures === undefined || list == null) return;
    printed.current ??= [...pictures];
    if (imageId === undefined && list.firstElementChild === printed.current[0]) return;
    const first = printed.current.find((picture) => picture.getAttribute('data-picture-id') === imageId);
    const others = printed.current.filter((picture) => picture !== first);
    list.replaceChildren(...(first ? [first] : []), ...others);
  }, [root, imageId]);
}

import { track } from '../track/track.ts';

/** The links of a theme that lead to the reviews, and their events (D-136). */
const events = { anchor: 'reviews_anchor_click', tab: 'reviews_tab_click' } as const;

/** Reports every use of a link with `data-reviews-link`. Returns the function that ends it. */
export function trackReviewLinks(place: Document, productId: string): () => void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-reviews-link]') : null;
    const kind = link?.dataset['reviewsLink'];
    if (kind === 'anchor' || kind === 'tab') track(events[kind], { productId });
  };
  place.addEventListener('click', onClick);
  return () => place.removeEventListener('click', onClick);
}

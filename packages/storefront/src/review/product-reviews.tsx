import type { GalleryTexts } from '@awning/site-model';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import type { IslandProps } from '../api/generated.ts';
import type { PropsOf } from '../island/island-component.ts';
import { ReviewPictures } from './review-pictures.tsx';
import { trackReviewLinks } from './track-review-links.ts';

export interface ProductReviewsTexts {
  readonly list: string;
  /** By the number of stars. */
  readonly stars: readonly string[];
  readonly verified: string;
  /** With placeholders for `number` and `author`. */
  readonly picture: string;
  readonly gallery: GalleryTexts;
  readonly answer: string;
  readonly more: string;
  readonly loading: string;
  readonly failed: string;
}

type Review = IslandProps['product-reviews']['reviews'][number];

/** The reviews of a product. Without scripts the link opens the next ones as a page. */
export function ProductReviews({
  productId,
  prefix,
  texts,
  ...first
}: PropsOf<'product-reviews', ProductReviewsTexts>) {
  const [reviews, setReviews] = useState<readonly Review[]>(first.reviews);
  const [nextAfter, setNextAfter] = useState(first.nextAfter);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);

  useEffect(() => trackReviewLinks(document, productId), [productId]);

  // The link goes with the last reviews, so whoever pressed it continues at the first that came.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[firstNew.current]?.focus();
    firstNew.current = undefined;
  });

  async function loadMore(event: MouseEvent): Promise<void> {
    // In a new tab the page opens as it does without scripts.
    if (event.metaKey || event.ctrlKey || event.shiftKey || nextAfter === null) return;
    event.preventDefault();
    if (state === 'loading') return;
    setState('loading');
    const answer = await call<'GET /api/commerce/products/:id/reviews'>(
      'GET',
      `${prefix}/api/commerce/products/${productId}/reviews?after=${nextAfter}`,
    );
    if (!answer.ok) return setState('failed');
    firstNew.current = reviews.length;
    setReviews([...reviews, ...answer.body.reviews]);
    setNextAfter(answer.body.nextAfter);
    setState('idle');
  }

  return (
    <>
      <ul className="review-list" aria-label={texts.list} ref={list}>
        {reviews.map(({ id, rating, text, author, pictures, answer, day, date }) => (
          <li key={id} className="review" tabIndex={-1}>
            <p className="review-head">
              <span className={`review-rating review-rating--${rating * 10}`} aria-hidden="true" />
              <span className="visually-hidden">{texts.stars[rating - 1]}</span>
              <span className="review-author">{author}</span>
              <span className="review-verified">{texts.verified}</span>
              <time className="review-day" dateTime={date}>
                {day}
              </time>
            </p>
            {text === '' ? null : <p className="review-text">{text}</p>}
            {pictures.length === 0 ? null : <ReviewPictures pictures={pictures} author={author} texts={texts} />}
            {answer === '' ? null : (
              <div className="review-answer">
                <p className="review-answer-title">{texts.answer}</p>
                <p className="review-text">{answer}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
      {nextAfter === null ? null : (
        <a
          className="review-more"
          href={`${prefix}/reviews/product/${productId}?after=${nextAfter}`}
          rel="nofollow"
          aria-disabled={state === 'loading' || undefined}
          onClick={(event) => void loadMore(event)}
        >
          {state === 'loading' ? texts.loading : texts.more}
        </a>
      )}
      <p className="review-failed" role="alert">
        {state === 'failed' ? texts.failed : null}
      </p>
    </>
  );
}

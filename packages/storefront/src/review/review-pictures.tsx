import type { GalleryTexts } from '@awning/site-model';
import { type MouseEvent, useRef } from 'react';
import type { IslandProps } from '../api/generated.ts';

type Picture = IslandProps['product-reviews']['reviews'][number]['pictures'][number];

interface ReviewPicturesProps {
  readonly pictures: readonly Picture[];
  readonly author: string;
  readonly texts: { readonly picture: string; readonly gallery: GalleryTexts };
}

/** The pictures of a review, small. They are enlarged over the page; without scripts a link opens each. */
export function ReviewPictures({ pictures, author, texts }: ReviewPicturesProps) {
  const list = useRef<HTMLUListElement>(null);

  function enlarge(event: MouseEvent, index: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const slides = [...(list.current?.children ?? [])];
    const options = { slides, index, theme: 'dark', texts: texts.gallery, onClose: () => undefined } as const;
    void import('../gallery/lightbox.ts').then(({ openLightbox }) => openLightbox(options));
  }

  return (
    <ul className="review-pictures" ref={list} aria-label={texts.gallery.pictures}>
      {pictures.map(({ id, width, height }, index) => (
        <li key={id}>
          <a href={addressOf(id, 1500)} onClick={(event) => enlarge(event, index)}>
            <img
              src={addressOf(id, 300)}
              srcSet={widths.map((offered) => `${addressOf(id, offered)} ${offered}w`).join(', ')}
              sizes="96px"
              width={width}
              height={height}
              alt={texts.picture.replace('{number}', String(index + 1)).replace('{author}', () => author)}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

const widths = [100, 300, 750, 1500] as const;

const addressOf = (id: string, width: number) => `/reviews/pictures/${id}?format=${width}w`;

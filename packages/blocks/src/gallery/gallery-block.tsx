import { alternativeText, type Picture } from '../image/picture.ts';
import { PictureElement } from '../image/picture-element.tsx';

export interface GalleryBlockProps {
  readonly items?: readonly Picture[];
  /** 1 to 10. */
  readonly thumbnailsPerRow?: number;
  readonly aspectRatio?: string;
  readonly showMeta?: boolean;
}

/** The grid design. The other designs move and come with their own island. */
export function GalleryBlock({
  items = [],
  thumbnailsPerRow = 4,
  aspectRatio = 'square',
  showMeta = false,
}: GalleryBlockProps) {
  return (
    <ul
      className={`sqs-gallery sqs-gallery-block-grid sqs-gallery-design-grid sqs-gallery-aspect-ratio-${aspectRatio} sqs-gallery-thumbnails-per-row-${thumbnailsPerRow}`}
    >
      {items.map((picture) => (
        <li className="slide sqs-gallery-design-grid-slide" key={picture.assetUrl}>
          <figure className="margin-wrapper">
            <PictureElement
              picture={picture}
              sizes={`(min-width: 768px) ${Math.round(100 / thumbnailsPerRow)}vw, 50vw`}
            />
            {showMeta && alternativeText(picture) !== '' ? (
              <figcaption className="image-slide-title">{picture.title ?? alternativeText(picture)}</figcaption>
            ) : null}
          </figure>
        </li>
      ))}
    </ul>
  );
}

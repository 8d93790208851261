import type { BlockSettings, galleryBlock } from '@awning/site-model';
import { alternativeText, type Picture } from '../image/picture.ts';
import { PictureElement } from '../image/picture-element.tsx';

interface GalleryBlockProps extends BlockSettings<typeof galleryBlock> {
  /** Items of a collection may have no picture. */
  readonly items?: readonly (Picture | Omit<Picture, 'assetUrl'>)[];
}

export function GalleryBlock({ items = [], thumbnailsPerRow, aspectRatio, showMeta }: GalleryBlockProps) {
  const pictures = items.filter((item) => 'assetUrl' in item);
  return (
    <ul
      className={`sqs-gallery sqs-gallery-block-grid sqs-gallery-design-grid sqs-gallery-aspect-ratio-${aspectRatio} sqs-gallery-thumbnails-per-row-${thumbnailsPerRow}`}
    >
      {pictures.map((picture, index) => (
        // Keyed by index: two items may have the same picture.
        <li className="slide sqs-gallery-design-grid-slide" key={index}>
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

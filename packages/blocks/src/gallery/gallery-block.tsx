import {
  autoplaySecondsOf,
  type BlockSettings,
  captionsOf,
  type GalleryBehaviour,
  type GalleryTexts,
  type galleryBlock,
  galleryPosition,
  isMoving,
  thumbnailsOf,
} from '@awning/site-model';
import type { ReactNode } from 'react';
import { alternativeText } from '../image/picture.ts';
import { PictureElement } from '../image/picture-element.tsx';
import { PicturePlace } from '../image/picture-place.tsx';
import type { Edited } from '../layout/text-mark.ts';
import { galleryClasses } from './gallery-classes.ts';
import type { GalleryItem } from './gallery-item.ts';

type GallerySettings = BlockSettings<typeof galleryBlock>;

interface GalleryBlockProps extends GallerySettings, Edited {
  readonly blockId?: string;
  /** Items of a collection may have no picture. */
  readonly items?: readonly (GalleryItem | Omit<GalleryItem, 'assetUrl'>)[];
  readonly texts?: GalleryTexts;
}

/**
 * A gallery as complete HTML: without scripts, visitors scroll through a slideshow, and its thumbnails and dots are links to
 * its slides. A script adds arrows, autoplay and the lightbox.
 */
export function GalleryBlock({
  items = [],
  texts = noTexts,
  blockId = '',
  isEdited = false,
  ...settings
}: GalleryBlockProps) {
  const pictures = items.filter((item) => 'assetUrl' in item);
  const { container, list } = galleryClasses(settings);
  if (pictures.length === 0) return isEdited ? <Places settings={settings} list={list} /> : null;
  const slideId = (index: number) => `gallery-${blockId}-${index + 1}`;
  const parts = { pictures, texts, slideId };
  return (
    <div className={container} data-gallery={JSON.stringify(behaviourOf(settings, texts))}>
      <div className="sqs-gallery-stage">
        <ul
          className={list}
          // The keyboard scrolls a moving design.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          {...(isMoving(settings.design) ? { tabIndex: 0, 'aria-label': texts.pictures } : {})}
        >
          {pictures.map((picture, index) => (
            // Keyed by index: two items may have the same picture.
            <li className={`slide sqs-gallery-design-${settings.design}-slide`} key={index} id={slideId(index)}>
              <Slide picture={picture} settings={settings} name={galleryPosition(texts, index, pictures.length)} />
            </li>
          ))}
        </ul>
      </div>
      {thumbnailsOf(settings) === undefined ? null : (
        <SlideLinks className="sqs-gallery-thumbnails" {...parts}>
          {(picture, name) => (
            <PictureElement
              picture={{ ...picture, altText: alternativeText(picture) || name }}
              sizes={`${settings['thumbnail-strip-height'] * 2}px`}
            />
          )}
        </SlideLinks>
      )}
      {isMoving(settings.design) && settings.indicators ? (
        <SlideLinks className="sqs-gallery-indicators" {...parts}>
          {(_, name) => <span>{name}</span>}
        </SlideLinks>
      ) : null}
    </div>
  );
}

/** Where pictures will be, on the builder's canvas. */
function Places({ settings, list }: { readonly settings: GallerySettings; readonly list: string }) {
  const count = settings.design === 'grid' ? settings['thumbnails-per-row'] : 1;
  return (
    <ul className={list}>
      {Array.from({ length: count }, (_, index) => (
        <li className={`slide sqs-gallery-design-${settings.design}-slide`} key={index}>
          <PicturePlace />
        </li>
      ))}
    </ul>
  );
}

interface SlideProps {
  readonly picture: GalleryItem;
  readonly settings: GallerySettings;
  /** What a link says whose picture has no text. */
  readonly name: string;
}

function Slide({ picture, settings, name }: SlideProps) {
  const address = picture.fullUrl ?? (settings.lightbox ? picture.assetUrl : undefined);
  const caption = captionOf(picture, settings);
  // What the caption says is not read twice, but a link needs a name.
  const ownText = caption !== null && picture.altText === undefined ? '' : alternativeText(picture);
  const altText = ownText === '' && address !== undefined ? name : ownText;
  const image = (
    <PictureElement picture={{ ...picture, altText }} sizes={sizesOf(settings)} className="image-slide-image" />
  );
  const isReached = address === undefined && caption !== null && settings['show-meta-on-hover'];
  return (
    // A caption that appears on hover appears for the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure className="margin-wrapper" tabIndex={isReached ? 0 : undefined}>
      {address === undefined ? (
        image
      ) : (
        <a
          className="image-slide-anchor"
          href={address}
          {...(settings.newWindow && !settings.lightbox ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {image}
        </a>
      )}
      {caption}
    </figure>
  );
}

function captionOf(picture: GalleryItem, settings: GallerySettings) {
  const shown = captionsOf(settings);
  // Files without a title have their alternative text in its place, which is no caption.
  const title = picture.title === undefined || picture.title === picture.altText ? '' : picture.title;
  const description = shown === 'all' ? (picture.body ?? '') : '';
  if (shown === 'none' || (title === '' && description === '')) return null;
  return (
    <figcaption className="image-slide-caption">
      {title === '' ? null : <div className="image-slide-title">{title}</div>}
      {description === '' ? null : (
        <div className="image-slide-description" dangerouslySetInnerHTML={{ __html: description }} />
      )}
    </figcaption>
  );
}

interface SlideLinksProps {
  readonly className: string;
  readonly pictures: readonly GalleryItem[];
  readonly texts: GalleryTexts;
  readonly slideId: (index: number) => string;
  readonly children: (picture: GalleryItem, name: string) => ReactNode;
}

/** A link to each slide. */
function SlideLinks({ className, pictures, texts, slideId, children }: SlideLinksProps) {
  return (
    <ol className={className}>
      {pictures.map((picture, index) => (
        <li key={index}>
          <a href={`#${slideId(index)}`} data-slide={index} aria-current={index === 0 ? 'true' : undefined}>
            {children(picture, galleryPosition(texts, index, pictures.length))}
          </a>
        </li>
      ))}
    </ol>
  );
}

function behaviourOf(settings: GallerySettings, texts: GalleryTexts): GalleryBehaviour {
  const seconds = autoplaySecondsOf(settings);
  return {
    ...(seconds === undefined ? {} : { seconds }),
    hasControls: isMoving(settings.design) && settings.controls,
    ...(settings.lightbox ? { lightbox: settings.lightboxTheme } : {}),
    texts,
  };
}

/** The width at which a picture is shown. */
function sizesOf(settings: GallerySettings): string {
  if (settings.design === 'grid') {
    const columns = settings['thumbnails-per-row'];
    return `(min-width: 433px) ${Math.round(100 / columns)}vw, 50vw`;
  }
  return settings.design === 'slider' ? '70vw' : '100vw';
}

const noTexts: GalleryTexts = { pictures: '', next: '', previous: '', pause: '', play: '', close: '', position: '' };

/** How a gallery arranges its pictures. */
export const galleryDesigns = ['grid', 'slideshow', 'slider', 'stacked'] as const;

type GalleryDesign = (typeof galleryDesigns)[number];

/** The designs that show one picture after the other. */
export const movingDesigns = ['slideshow', 'slider'] as const satisfies readonly GalleryDesign[];

/** The proportions of the pictures of a grid, as width by height (D-123). */
export const galleryAspectRatios = {
  square: 1,
  standard: 3 / 2,
  'standard-vertical': 2 / 3,
  'four-three': 4 / 3,
  'three-four-vertical': 3 / 4,
  widescreen: 16 / 9,
  'anamorphic-widescreen': 2.4,
} as const;

/** The height of a slideshow or slider, in percent of its width (D-123). */
export const sliderAspectRatio = 50;

/** Where the captions are. */
export const metaPositions = [
  'top',
  'top-left',
  'top-right',
  'center',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const;

/**
 * Whether a gallery has captions, and whether they have the description too (D-126).
 *
 * @example
 * captionsOf({ 'show-meta': true, 'show-meta-basic': true, 'show-meta-only-title': true }) // => 'title'
 * captionsOf({ 'show-meta': true, 'show-meta-basic': false, 'show-meta-only-title': false }) // => 'none'
 */
export function captionsOf(settings: CaptionSettings): 'none' | 'title' | 'all' {
  if (!settings['show-meta'] || !settings['show-meta-basic']) return 'none';
  return settings['show-meta-only-title'] ? 'title' : 'all';
}

interface CaptionSettings {
  readonly 'show-meta': boolean;
  readonly 'show-meta-basic': boolean;
  readonly 'show-meta-only-title': boolean;
}

/**
 * The seconds between two pictures, or undefined if the gallery does not move by itself: the delay applies only with autoplay.
 *
 * @example
 * autoplaySecondsOf({ design: 'slider', autoplay: true, 'autoplay-duration': 3 }) // => 3
 * autoplaySecondsOf({ design: 'slider', autoplay: false, 'autoplay-duration': 3 }) // => undefined
 */
export function autoplaySecondsOf(settings: AutoplaySettings): number | undefined {
  return isMoving(settings.design) && settings.autoplay ? settings['autoplay-duration'] : undefined;
}

interface AutoplaySettings {
  readonly design: GalleryDesign;
  readonly autoplay: boolean;
  readonly 'autoplay-duration': number;
}

/**
 * The strip of thumbnails, or undefined if there is none: its settings apply only when thumbnails are on (D-124). A strip
 * without height is none.
 *
 * @example
 * thumbnailsOf({ design: 'slideshow', thumbnails: true, 'thumbnail-strip-height': 90, 'thumbnail-strip-margin': 5, 'square-thumbs': true }) // => { heightPx: 90, marginPx: 5, areSquare: true }
 * thumbnailsOf({ design: 'slideshow', thumbnails: false, 'thumbnail-strip-height': 90, 'thumbnail-strip-margin': 5, 'square-thumbs': true }) // => undefined
 */
export function thumbnailsOf(settings: ThumbnailSettings): ThumbnailStrip | undefined {
  const heightPx = settings['thumbnail-strip-height'];
  if (!isMoving(settings.design) || !settings.thumbnails || heightPx === 0) return undefined;
  return { heightPx, marginPx: settings['thumbnail-strip-margin'], areSquare: settings['square-thumbs'] };
}

interface ThumbnailSettings {
  readonly design: GalleryDesign;
  readonly thumbnails: boolean;
  readonly 'thumbnail-strip-height': number;
  readonly 'thumbnail-strip-margin': number;
  readonly 'square-thumbs': boolean;
}

interface ThumbnailStrip {
  readonly heightPx: number;
  readonly marginPx: number;
  readonly areSquare: boolean;
}

/**
 * Whether a design shows one picture after the other.
 *
 * @example
 * isMoving('slider') // => true
 * isMoving('grid') // => false
 */
export function isMoving(design: GalleryDesign): design is (typeof movingDesigns)[number] {
  return movingDesigns.some((moving) => moving === design);
}

/** What a gallery says beside the texts of its pictures; `position` has placeholders for the number of a picture and their count. */
export interface GalleryTexts {
  readonly pictures: string;
  readonly next: string;
  readonly previous: string;
  readonly pause: string;
  readonly play: string;
  readonly close: string;
  readonly position: string;
}

/** The part of a gallery's settings that its script needs. */
export interface GalleryBehaviour {
  /** The seconds between two pictures; absent if it does not move by itself. */
  readonly seconds?: number;
  readonly hasControls: boolean;
  readonly lightbox?: 'dark' | 'light';
  readonly texts: GalleryTexts;
}

/**
 * What a picture is called that has no text of its own.
 *
 * @example
 * galleryPosition({ position: 'Picture {index} of {count}' }, 1, 5) // => 'Picture 2 of 5'
 */
export function galleryPosition({ position }: Pick<GalleryTexts, 'position'>, index: number, count: number): string {
  return position.replace('{index}', String(index + 1)).replace('{count}', String(count));
}

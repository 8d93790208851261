import type { Picture } from '../image/picture.ts';

/** A file, or an item of a gallery page, which may have its own page and description. */
export interface GalleryItem extends Picture {
  readonly fullUrl?: string;
  /** HTML that was cleaned when it was saved. */
  readonly body?: string;
}

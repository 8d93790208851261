import { lookUps } from '../enumeration.ts';

export const CollectionType = {
  undefined: -1,
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  'gallery-block': 6,
  'template-page': 7,
  'splash-page': 8,
  page: 10,
  fivehundredpix: 11,
  flickr: 12,
  products: 13,
  'slide-gallery': 15,
  'slide-album': 16,
  'slide-video': 17,
  'album-block': 18,
} as const;

// Other lists of the specification go up to 24; those numbers are kept although they have no name (D-096).
const highestReadable = 24;

export const collectionTypes = lookUps(CollectionType, highestReadable);

import { lookUps } from '../enumeration.ts';

/** What a content item is. */
export const RecordType = {
  undefined: -1,
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  'store-item': 11,
  event: 12,
  gallery: 14,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'wordpress-export': 20,
  'json-export': 21,
  'site-search': 30,
  'active-time': 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
} as const;

// Other lists of the specification number content item types up to 62; those numbers are kept although they have no name (D-095).
const highestReadable = 62;

export const recordTypes = lookUps(RecordType, highestReadable);

import { lookUps } from '../enumeration.ts';

/** The 60 block types of Appendix E. */
export const BlockType = {
  undefined: -1,
  navigation: 1,
  html: 2,
  logo: 3,
  map: 4,
  image: 5,
  twitter: 6,
  journal: 7,
  gallery: 8,
  form: 9,
  geo: 10,
  index: 11,
  collectionlink: 12,
  link: 13,
  tagcloud: 14,
  comments: 16,
  folder: 17,
  menu: 18,
  sociallinks: 19,
  summary: 20,
  spacer: 21,
  embed: 22,
  code: 23,
  foursquare: 24,
  instagram: 25,
  calendar: 26,
  postsbyauthor: 27,
  postsbytag: 28,
  postsbycategory: 29,
  postsbymonth: 30,
  quote: 31,
  video: 32,
  search: 33,
  audio: 41,
  fivehundredpix: 42,
  product: 43,
  markdown: 44,
  flickr: 45,
  amazon: 46,
  horizontalrule: 47,
  socialaccountlinks: 48,
  rss: 49,
  opentable: 50,
  newsletter: 51,
  donation: 52,
  button: 53,
  'socialaccountlinks-v2': 54,
  'summary-v2': 55,
  soundcloud: 56,
  emailfooter: 57,
  'in-browser-message-link': 58,
  tourdates: 59,
  album: 60,
  archive: 61,
  chart: 62,
  zola: 63,
  acuity: 65,
  'opentable-v2': 66,
  'member-area': 67,
  tock: 68,
  accordion: 69,
} as const;

// 70 is in another list of the specification, without a name (D-097).
const highestReadable = 70;

export const blockTypes = lookUps(BlockType, highestReadable);

/** The blocks that can represent a whole item, as named by `promotedBlockType`. */
export const promotedBlockTypes = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
] as const satisfies readonly (keyof typeof BlockType)[];

export type PromotedBlockType = (typeof promotedBlockTypes)[number];

/**
 * Whether a text is one of the promoted block types.
 *
 * @example
 * isPromotedBlockType('quote') // => true
 * isPromotedBlockType('gallery') // => false
 */
export function isPromotedBlockType(name: unknown): name is PromotedBlockType {
  return promotedBlockTypes.some((promoted) => promoted === name);
}

import type { Subject } from './subjects.ts';

/**
 * The names of subjects. Code that writes something a page shows names these in the same transaction; code that reads
 * it for a page notes the same names.
 */
export const subjectOf = {
  /** The website's own record: name, languages, settings. Every page depends on it. */
  settings: 'settings',
  /** Templates, styles and tweaks. Every page depends on it. */
  theme: 'theme',
  /** The page tree with names and addresses. Every page depends on it. */
  navigation: 'navigation',
  /** What an owner has put into a navigation area. */
  menu: (name: string): Subject => `menu/${name}`,
  /** What is in any of them. */
  menus: 'menus',
  /** A page's own record beyond its name and place, such as its description and pictures. */
  collection: (id: string): Subject => `collection/${id}`,
  /**
   * Which items or products a page lists and in what order, including everything that lists sort and filter by:
   * category, tag, author, star, date, name, price, sale, options.
   */
  list: (collectionId: string): Subject => `collection/${collectionId}#list`,
  item: (id: string): Subject => `item/${id}`,
  /** How many visitors like an item, and what they say about it. */
  itemCounts: (id: string): Subject => `item/${id}#counts`,
  /** How many places of an event are taken. */
  signUps: (id: string): Subject => `item/${id}#sign-ups`,
  /** Texts, pictures, variants and prices of a product. */
  product: (id: string): Subject => `product/${id}`,
  /** Its published reviews. */
  reviews: (productId: string): Subject => `product/${productId}#reviews`,
  /** How many of its variants can be bought. */
  stock: (productId: string): Subject => `product/${productId}#stock`,
  /** Which products of the whole website can be bought. Lists filtered by it depend on it. */
  anyStock: 'product#stock',
  /** Which products of the whole website are published. Pages that show picked products depend on it. */
  published: 'product#list',
  /** A block area, such as `page:<id>` or `field:footer`. */
  layout: (owner: string): Subject => `layout/${owner}`,
  /** Whether prices contain tax, which pages with prices say. */
  taxes: 'taxes',
  form: (id: string): Subject => `form/${id}`,
  asset: (id: string): Subject => `asset/${id}`,
} as const;

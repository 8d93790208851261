/** The columns of a CSV file of products, in their order. Texts have one more for each further language, such as `name:de`. */
export const productFileColumns = [
  'page',
  'address',
  'type',
  'status',
  'name',
  'excerpt',
  'description',
  'delivery_time',
  'search_title',
  'search_description',
  'categories',
  'tags',
  'pictures',
  'share_picture',
  'related',
  'sale_from',
  'sale_until',
  'sku',
  'options',
  'price',
  'sale_price',
  'stock',
  'on_hand',
  'tax_class',
  'weight_grams',
  'barcode',
  'size_mm',
  'picture',
  'content',
] as const;

export type ProductFileColumn = (typeof productFileColumns)[number];

/** Without these a product cannot be new. */
export const neededForNewProducts: readonly ProductFileColumn[] = ['address', 'name', 'price'];

/** The words of a file that we write. Programs read them, so they are the same in every language and stay as they are. */
export const productFileWords = {
  types: { 1: 'physical', 2: 'digital', 3: 'service', 4: 'gift card', 5: 'paywall' },
  statuses: {
    published: 'published',
    Draft: 'draft',
    Private: 'private',
    'Needs Review': 'needs review',
    Scheduled: 'scheduled',
    Archived: 'archived',
  },
  stock: { counted: 'counted', backorder: 'backorder', unlimited: 'unlimited' },
} as const;

/** The publishing state of an item. Only the four states before `published` have a label (D-099). */
export const itemStatuses = ['draft', 'needs-review', 'scheduled', 'private', 'published'] as const;

export type ItemStatus = (typeof itemStatuses)[number];

const labels: Readonly<Partial<Record<ItemStatus, string>>> = {
  draft: 'Draft',
  'needs-review': 'Needs Review',
  scheduled: 'Scheduled',
  private: 'Private',
};

/**
 * The label shown beside an item in the back office; a published item has none.
 *
 * @example
 * itemStatusLabel('needs-review') // => 'Needs Review'
 * itemStatusLabel('published') // => null
 */
export function itemStatusLabel(status: ItemStatus): string | null {
  return labels[status] ?? null;
}

/**
 * Whether visitors may see an item now. A scheduled item becomes visible at its time without any job.
 *
 * @example
 * isPublic({ status: 'published' }, 0) // => true
 * isPublic({ status: 'scheduled', publishOn: 1000 }, 1000) // => true
 * isPublic({ status: 'private' }, 0) // => false
 */
export function isPublic(
  item: { readonly status: ItemStatus; readonly publishOn?: number | null },
  now: number,
): boolean {
  if (item.status === 'published') return true;
  return item.status === 'scheduled' && typeof item.publishOn === 'number' && item.publishOn <= now;
}

/**
 * Where a content lies in the storage: `<website>/<content>/original`, with `500w.webp` beside it. Both ids are UUIDs that the program
 * made, so nothing that a person types becomes part of a path.
 */
export function originalKey(websiteId: string, contentId: string): string {
  return `${websiteId}/${contentId}/original`;
}

export type VariantFormat = 'webp' | 'same';

/** `webp` for browsers that say they take it, `same` in the kind of the original for the others. */
export function variantKey(websiteId: string, contentId: string, width: number, format: VariantFormat): string {
  return `${websiteId}/${contentId}/${width}w${format === 'webp' ? '.webp' : ''}`;
}

/** The content that a key belongs to; `undefined` for a file that is none of ours. */
export function contentOfKey(websiteId: string, key: string): string | undefined {
  const [website, content = '', name = '', ...rest] = key.split('/');
  const isOurs = website === websiteId && rest.length === 0 && /^(?:original|\d{3,4}w(?:\.webp)?)$/.test(name);
  return isOurs && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(content) ? content : undefined;
}

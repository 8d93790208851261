/** As long as a SKU can be. */
const MAX_SKU_LENGTH = 100;

/**
 * A SKU for a variant that was entered without one.
 * @example
 * madeSku('tide-mug', ['Glaze'], { Glaze: 'Chalk' }) // => 'TIDE-MUG-CHALK'
 */
export function madeSku(slug: string, names: readonly string[], attributes: Readonly<Record<string, string>>): string {
  const parts = [slug, ...names.map((name) => attributes[name] ?? '')].join(' ');
  const words =
    parts
      .normalize('NFC')
      .toUpperCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // Half a sign at the cut is no text that can be stored.
  return words
    .join('-')
    .slice(0, MAX_SKU_LENGTH)
    .replace(/-?\p{Cs}?$/u, '');
}

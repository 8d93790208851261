/**
 * Cuts a text to at most `maxLength` UTF-16 units. A surrogate pair is never cut in half, because PostgreSQL rejects half of one.
 *
 * @example
 * truncateText('SPRING-SALE', 6) // => 'SPRING'
 * @example
 * truncateText('SPRING🌷', 7) // => 'SPRING'
 */
export function truncateText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

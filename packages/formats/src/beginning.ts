/**
 * The beginning of a text, at most as long as told. A character that takes two places is never cut in half: no database keeps half of one.
 *
 * @example
 * beginning('SPRING-SALE', 6) // => 'SPRING'
 * @example
 * beginning('SPRING🌷', 7) // => 'SPRING'
 */
export function beginning(text: string, longest: number): string {
  const cut = text.slice(0, longest);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

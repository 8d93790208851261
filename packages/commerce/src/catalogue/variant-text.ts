/**
 * A variant as people read it, the same in carts, orders and mails.
 *
 * @example
 * variantText({ Size: 'Large', Colour: 'Blue' }) // => 'Large / Blue'
 */
export function variantText(attributes: Readonly<Record<string, string>>): string {
  return Object.values(attributes).join(' / ');
}

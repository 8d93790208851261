/**
 * Returns a link that an owner typed, or an empty text if following it would run code instead of opening a page.
 *
 * @example
 * safeLink('https://shop.example') // => 'https://shop.example'
 * safeLink('javascript:steal()') // => ''
 */
export function safeLink(address: string): string {
  // Read as browsers do: line breaks and tabs anywhere, and invisible characters at the start, are ignored.
  const read = address.replaceAll(/[\t\n\r]/g, '').replace(/^[\p{Cc}\p{Z}]+/u, '');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  return scheme === undefined || openingSchemes.has(scheme) ? read : '';
}

/** The same schemes as in the policy for owners' HTML. */
const openingSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);

/** A link that an owner typed; nothing where following it would run something instead of opening a page. */
export function safeLink(address: string): string {
  // As a browser reads it: line breaks and tabs anywhere, and all that cannot be seen in front, do not count.
  const read = address.replaceAll(/[\t\n\r]/g, '').replace(/^[\p{Cc}\p{Z}]+/u, '');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  return scheme === undefined || openingSchemes.has(scheme) ? read : '';
}

/** The schemes that the policy for HTML of owners allows, too. */
const openingSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * Whether the copy a browser says it has is the present one (`If-None-Match`, RFC 9110 section 13.1.2): `*` is any copy, several
 * tags may stand in a list, and whether a tag is weak makes no difference here.
 */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const own = tag.replace(/^W\//, '');
  return [...header.matchAll(/"[^"]*"/g)].some(([given]) => given === own);
}

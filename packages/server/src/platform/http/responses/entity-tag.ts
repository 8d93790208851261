/**
 * Whether the client's copy is current (`If-None-Match`, RFC 9110 section 13.1.2): `*` matches any copy, tags may be a
 * list, and weak tags compare like strong ones.
 */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const own = tag.replace(/^W\//, '');
  return [...header.matchAll(/"[^"]*"/g)].some(([given]) => given === own);
}

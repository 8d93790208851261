/**
 * By which address a person is counted: letter case, dots before the @ and everything after a + make no other person of somebody, nor
 * do quotation marks, signs that cannot be seen, and other forms of a letter, since the mail still arrives in the same place.
 *
 * @example
 * personKey('Ada.Lovelace+Shop@Example.com') // => 'adalovelace@example.com'
 * @example
 * personKey('"ada"@ｅxample.com') // => 'ada@example.com'
 */
export function personKey(email: string): string {
  const seen = email.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  const folded = seen.trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  if (at === -1) return folded;
  const written = folded.slice(0, at);
  const local = unquoted(written).replace(/\+.*$/s, '').replaceAll('.', '');
  return `${local === '' ? written : local}${folded.slice(at)}`;
}

/** `"ada"@…` and `ada@…` are one mailbox (RFC 5321). */
function unquoted(local: string): string {
  const inner = /^"(.*)"$/s.exec(local)?.[1];
  return inner === undefined ? local : inner.replaceAll(/\\(.)/gs, '$1');
}

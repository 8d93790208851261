/**
 * The normalized address by which coupon uses are counted per person. Letter case, dots before the @, everything after a +, quotation
 * marks, invisible characters and other Unicode forms of a letter are ignored, since the mail still reaches the same mailbox.
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

/** `"ada"@…` and `ada@…` are the same mailbox (RFC 5321). */
function unquoted(local: string): string {
  const inner = /^"(.*)"$/s.exec(local)?.[1];
  return inner === undefined ? local : inner.replaceAll(/\\(.)/gs, '$1');
}

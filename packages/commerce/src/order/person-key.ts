/**
 * By which address a person is counted: letter case, dots before the @ and everything after a + make no other person of somebody.
 *
 * @example
 * personKey('Ada.Lovelace+Shop@Example.com') // => 'adalovelace@example.com'
 */
export function personKey(email: string): string {
  const folded = email.trim().normalize('NFC').toLowerCase();
  const at = folded.lastIndexOf('@');
  if (at === -1) return folded;
  const local = folded.slice(0, at).replace(/\+.*$/s, '').replaceAll('.', '');
  return `${local === '' ? folded.slice(0, at) : local}${folded.slice(at)}`;
}

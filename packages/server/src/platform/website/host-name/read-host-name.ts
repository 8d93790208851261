/** Why a text is no host name: nothing written, more than a name (scheme, port, path), an IP address, or not allowed in DNS. */
type HostNameFault = 'missing' | 'notOnlyName' | 'ipAddress' | 'invalid';

export type HostNameResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: HostNameFault };

const MAX_HOST_NAME_LENGTH = 253;
const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

/**
 * Reads a host name as an owner types it. The value is how DNS and requests write it: in lower case, with letters
 * outside ASCII as punycode, and without the trailing dot of a full name. `Töpferei.Example` is
 * `xn--tpferei-90a.example`.
 */
export function readHostName(text: string): HostNameResult {
  const typed = text.trim().replace(/\.$/, '');
  if (typed === '') return { ok: false, reason: 'missing' };
  if (/[/\\:?#@[\]]/.test(typed)) return { ok: false, reason: 'notOnlyName' };
  // The parser of addresses would decode percent signs and skip white space.
  if (/[\s%]/.test(typed) || !URL.canParse(`http://${typed}`)) return { ok: false, reason: 'invalid' };
  const host = new URL(`http://${typed}`).hostname;
  const labels = host.split('.');
  // No name of the internet ends in a number; the parser has turned `127.1` into `127.0.0.1`.
  if (/^\d+$/.test(labels.at(-1)!)) return { ok: false, reason: 'ipAddress' };
  const isName = host.length <= MAX_HOST_NAME_LENGTH && labels.every((part) => label.test(part));
  return isName ? { ok: true, value: host } : { ok: false, reason: 'invalid' };
}

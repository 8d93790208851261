/** Endings that lead nowhere on the internet: reserved for local networks by RFC 6762, RFC 8375 and ICANN, or given by routers. */
const privateEndings = ['local', 'lan', 'home.arpa', 'internal', 'localdomain', 'home', 'corp', 'intranet', 'private'];

/**
 * Whether a host name can only work inside a network, such as `shop.lan` or `nas`. Where the name leads does not count:
 * behind a router, a public name may lead to a private address, and there is a proxy in front of it.
 */
export function isPrivateName(host: string): boolean {
  return !host.includes('.') || privateEndings.some((ending) => host.endsWith(`.${ending}`));
}

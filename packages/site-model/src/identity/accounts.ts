import { safeLink } from '../layout/safe-link.ts';

/** A place elsewhere where the shop can be found. */
export interface Account {
  readonly service: string;
  readonly name: string;
  readonly href: string;
}

const MAX_ACCOUNTS = 30;

/**
 * The accounts of a text with one address per line. The service is known from its host.
 *
 * @example
 * readAccounts('https://www.instagram.com/marram')[0] // => { service: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/marram' }
 * readAccounts('shop@marram.example')[0].href // => 'mailto:shop@marram.example'
 * readAccounts('nothing') // => []
 */
export function readAccounts(addresses: string): Account[] {
  return addresses
    .split('\n')
    .map((line) => line.trim())
    .flatMap((line) => accountOf(line) ?? [])
    .slice(0, MAX_ACCOUNTS);
}

/**
 * The account at an address; undefined if it is no address.
 *
 * @example
 * accountOf('pinterest.com/marram').service // => 'pinterest'
 * accountOf('nothing') // => undefined
 */
export function accountOf(line: string): Account | undefined {
  if (/^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/.test(line)) {
    return { service: 'email', name: line, href: `mailto:${line}` };
  }
  const address = /^https?:\/\//i.test(line) ? line : `https://${line}`;
  const hostname = addressPattern.exec(address)?.[1]?.toLowerCase();
  if (hostname === undefined) return undefined;
  const host = hostname.replace(/^(?:www|m|mobile)\./, '');
  const [service, name] = services.find(([, , hosts]) => hosts.includes(host)) ?? ['website', host];
  return { service, name, href: safeLink(address) };
}

/** Its host has at least two parts. */
const addressPattern = /^https?:\/\/((?:[^\s/?#:@.]+\.)+[^\s/?#:@.]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;

const services: readonly (readonly [service: string, name: string, hosts: readonly string[]])[] = [
  ['instagram', 'Instagram', ['instagram.com']],
  ['facebook', 'Facebook', ['facebook.com', 'fb.com']],
  ['youtube', 'YouTube', ['youtube.com', 'youtu.be']],
  ['linkedin', 'LinkedIn', ['linkedin.com', 'de.linkedin.com', 'fr.linkedin.com']],
  ['pinterest', 'Pinterest', ['pinterest.com', 'pinterest.de', 'pinterest.fr', 'pinterest.co.uk', 'pin.it']],
  ['x', 'X', ['x.com', 'twitter.com']],
  ['tiktok', 'TikTok', ['tiktok.com']],
  ['bluesky', 'Bluesky', ['bsky.app']],
  ['whatsapp', 'WhatsApp', ['wa.me', 'whatsapp.com']],
  ['vimeo', 'Vimeo', ['vimeo.com']],
];

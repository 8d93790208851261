import type { Config } from '../config/index.ts';
import { hostKey } from './directory.ts';
import { ownAddress } from './own-address.ts';
import type { Website } from './website.ts';

/**
 * The base address of links in a website's mails, without a trailing slash. It never depends on a request, because a
 * caller can write any host and port into one. `PUBLIC_URL` is the address of one website; the others of the
 * installation use their stored addresses.
 */
export function mailAddress(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  { hosts, address }: Pick<Website, 'hosts' | 'address'>,
): string {
  const { publicUrl } = config;
  if (address === undefined) return ownAddress(config);
  return publicUrl !== undefined && hosts.includes(hostKey(new URL(publicUrl).host)) ? publicUrl : address;
}

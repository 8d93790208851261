import type { Config } from '../config/index.ts';
import { hostKey } from './directory.ts';
import { ownAddress } from './own-address.ts';
import type { Website } from './website.ts';

/**
 * Where the links of a website's mails lead, without a final slash. No request has a say in it, because a caller may write any host
 * and any port into one. `PUBLIC_URL` is the address of one website; the others of the installation go by their stored addresses.
 */
export function mailAddress(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  { hosts, address }: Pick<Website, 'hosts' | 'address'>,
): string {
  const { publicUrl } = config;
  if (address === undefined) return ownAddress(config);
  return publicUrl !== undefined && hosts.includes(hostKey(new URL(publicUrl).host)) ? publicUrl : address;
}

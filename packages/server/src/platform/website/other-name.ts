import type { Config } from '../config/index.ts';
import { hostKey } from './directory.ts';
import { mailAddress } from './mail-address.ts';
import type { Website } from './website.ts';

type Names = Pick<Website, 'hosts' | 'address'>;

/**
 * The address that a request should have used, if its host is a name of the website other than the main one. A host that
 * is no name of the website, such as an IP address, is left alone: it may be the only one that works for the owner.
 */
export function mainAddressFor(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  website: Names,
  host: string,
): string | undefined {
  const key = hostKey(host);
  if (website.hosts.length < 2 || !website.hosts.includes(key)) return undefined;
  const main = mailAddress(config, website);
  return hostKey(new URL(main).host) === key ? undefined : main;
}

/**
 * Whether the owner has marked the website as served by https, and the host is one of its names. `PUBLIC_URL` decides for
 * the website whose name it is.
 */
export function isMarkedHttps(publicHost: string | undefined, { hosts, address }: Names, host: string): boolean {
  if (publicHost !== undefined && hosts.includes(publicHost)) return false;
  return address !== undefined && address.startsWith('https:') && hosts.includes(hostKey(host));
}

import type { Connection } from '../database/index.ts';
import { hostKey } from './directory.ts';
import { selectWebsites } from './store.ts';

export interface WebsiteAddress {
  readonly id: string;
  readonly name: string;
  /** Without a trailing slash. */
  readonly address: string;
}

/**
 * The addresses of the installation's websites, oldest first. `address` is the address of one website; the others use
 * their own hosts and the same port.
 */
export async function websiteAddresses(connection: Connection, address: string): Promise<WebsiteAddress[]> {
  const rows = await selectWebsites(connection);
  const isOnly = rows.length === 1;
  return rows.map(({ id, name, hosts }) => ({ id, name, address: isOnly ? address : ownAddress(hosts, address) }));
}

function ownAddress(hosts: readonly string[], address: string): string {
  const url = new URL(address);
  const [primary] = hosts;
  if (primary === undefined || hosts.includes(hostKey(url.host))) return address;
  url.hostname = primary;
  return url.origin;
}

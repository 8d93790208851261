import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { Config } from '../config/index.ts';

/**
 * Whether a shop cannot be reached by strangers, so that a test payment cannot be mistaken for a real one: the
 * listening address and each visited host are loopback, private or reserved for tests. `0.0.0.0` and `::` do not count
 * as private. They listen on every address of the machine, and the server cannot know whether one of them is reachable
 * from the internet; a container also listens on them, and its port may be published.
 */
export function isPrivatePlace(
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  hosts: readonly string[],
): boolean {
  return [host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).host]), ...hosts].every(isPrivateHost);
}

/** A host as in a request or a setting, with or without port and brackets. */
export function isPrivateHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\](:\d*)?$/, '$1');
  // Also finds mapped IPv4 addresses in the IPv4 ranges.
  if (isIPv6(name)) return privateRanges.check(name, 'ipv6');
  const bare = name.replace(/:\d*$/, '').replace(/\.$/, '');
  return isIPv4(bare)
    ? privateRanges.check(bare, 'ipv4')
    : /^(?:[a-z\d_.-]+\.)?localhost$|^[a-z\d_.-]+\.(?:test|example)$/.test(bare);
}

/**
 * Loopback, the ranges of RFC 1918 and unique local addresses. Link-local and shared ranges may belong to other
 * people's networks.
 */
const privateRanges = new BlockList();
privateRanges.addSubnet('127.0.0.0', 8, 'ipv4');
privateRanges.addSubnet('10.0.0.0', 8, 'ipv4');
privateRanges.addSubnet('172.16.0.0', 12, 'ipv4');
privateRanges.addSubnet('192.168.0.0', 16, 'ipv4');
privateRanges.addAddress('::1', 'ipv6');
privateRanges.addSubnet('fc00::', 7, 'ipv6');

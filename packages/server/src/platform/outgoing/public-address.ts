import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Whether an address belongs to the public internet. Any other address may be a machine that trusts its network: this
 * one, the operator's network, a cloud's metadata service. The ranges are those that IANA lists as not globally
 * reachable; IPv4 addresses inside IPv6 ones are checked too.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  // Only addresses that are not public have a zone (`fe80::1%eth0`).
  if (address.includes('%')) return false;
  const inner = embeddedIPv4(address);
  if (inner !== undefined) return isPublicAddress(inner);
  return !closed.check(address, 'ipv6') && reachable.check(address, 'ipv6');
}

const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}

/** Everything assigned to the internet; loopback, private, link-local and multicast addresses are outside. */
const reachable = new BlockList();
reachable.addSubnet('2000::', 3, 'ipv6');

/** The IPv4 address inside an IPv6 one: mapped, compatible, translated (NAT64) or tunnelled (6to4). */
function embeddedIPv4(address: string): string | undefined {
  const groups = groupsOf(address);
  const [first = 0, second = 0, third = 0] = groups;
  const last = dotted(groups[6] ?? 0, groups[7] ?? 0);
  const leadingZeros = groups.findIndex((group) => group !== 0);
  if (leadingZeros === -1 || leadingZeros >= 6) return last;
  if (groups[5] === 0xffff && leadingZeros === 5) return last;
  // Only the well-known prefix leads to the internet; 64:ff9b:1::/48 is for translation inside a network (RFC 8215).
  if (first === 0x64 && second === 0xff9b && third === 0) return last;
  return first === 0x2002 ? dotted(second, third) : undefined;
}

function groupsOf(address: string): number[] {
  // The URL parser writes every IPv6 address in its shortest form, without dots.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [front, back] = [read(head), read(tail ?? '')];
  return tail === undefined ? front : [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

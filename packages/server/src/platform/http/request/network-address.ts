import { isIP } from 'node:net';

/**
 * Returns what counts as one network address (D-173): an IPv4 address, or the /64 of an IPv6 address, because one
 * connection gets a whole /64 and may use any address in it. IPv4 written as IPv6 is IPv4. All invalid addresses count
 * as one.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  switch (isIP(plain)) {
    case 4:
      return plain;
    case 6: {
      const groups = groupsOf(plain);
      return isMappedIpv4(groups) ? ipv4Of(groups) : `${groups.slice(0, 4).map(toHex).join(':')}::/64`;
    }
    default:
      return 'unknown';
  }
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const [before, after] = [numbersOf(head), numbersOf(tail ?? '')];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<number>(missing).fill(0), ...after];
}

/** The last part may be an IPv4 address, which counts as two groups. */
function numbersOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function isMappedIpv4(groups: readonly number[]): boolean {
  return groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
}

function ipv4Of(groups: readonly number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

function toHex(group: number): string {
  return group.toString(16);
}

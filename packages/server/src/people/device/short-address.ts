import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of an address: enough to recognise a place, too little to identify a household. Anything else is returned
 * unchanged.
 */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.*`;
  if (!isIPv6(plain)) return address;
  return `${groupsOf(plain).slice(0, 3).join(':')}:*`;
}

/** All eight groups: `::` means as many zeros as are missing. */
function groupsOf(address: string): readonly string[] {
  const [before = '', after] = address.toLowerCase().split('%')[0]!.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  return after === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

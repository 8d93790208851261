import type { WantedRange } from '../../platform/storage/index.ts';

/**
 * The one range of a `Range` header (RFC 9110, section 14). Several ranges at once, and what cannot be read, are answered with the
 * whole file, as the standard allows: players ask for one.
 */
export function rangeOf(header: string | undefined): WantedRange | undefined {
  const [, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (start === '') return end === '' ? undefined : { last: Number(end) };
  const [first, last] = [Number(start), end === '' ? undefined : Number(end)];
  return last !== undefined && last < first ? undefined : { first, last };
}

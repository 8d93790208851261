import type { WantedRange } from './storage.ts';

/** The part of a file of this size that is wanted, or `undefined` if the file ends before it. */
export function partOf(
  bytes: number,
  range: WantedRange | undefined,
): { readonly first: number; readonly length: number } | undefined {
  if (range === undefined) return { first: 0, length: bytes };
  const first = range.first ?? Math.max(bytes - range.last, 0);
  const last = Math.min(range.first === undefined ? bytes - 1 : (range.last ?? bytes - 1), bytes - 1);
  return first > last ? undefined : { first, length: last - first + 1 };
}

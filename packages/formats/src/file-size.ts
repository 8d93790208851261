/** A megabyte is 1,000,000 bytes, not 1,048,576. */
export const bytesPerMegabyte = 1_000_000;

const units = [
  ['GB', 1000 * bytesPerMegabyte],
  ['MB', bytesPerMegabyte],
  ['KB', 1000],
] as const;

/**
 * Formats a file size for people, with at most one digit after the decimal point.
 *
 * @example
 * fileSizeText(20_000_000) // => '20 MB'
 * fileSizeText(1_550_000) // => '1.6 MB'
 * fileSizeText(999) // => '999 bytes'
 */
export function fileSizeText(bytes: number): string {
  const [unit, size] = units.find(([, length]) => bytes >= length) ?? [];
  if (!unit) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  return `${Math.round((bytes / size) * 10) / 10} ${unit}`;
}

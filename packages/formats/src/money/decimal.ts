/** An exact decimal number: `unscaled` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly unscaled: bigint;
  readonly scale: number;
}

// Longer texts are never amounts, and parsing millions of digits would block the process.
const maxTextLength = 200;

/** Reads a plain decimal text such as '-12.50'; anything else, exponents included, gives null. */
export function parseDecimal(text: unknown): Decimal | null {
  if (typeof text !== 'string' || text.length > maxTextLength) return null;
  const [, sign, whole = '', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? [undefined];
  if (sign === undefined || whole + fraction === '') return null;
  const magnitude = BigInt(whole + fraction);
  return { unscaled: sign === '-' ? -magnitude : magnitude, scale: fraction.length };
}

/** The number in units of ten to the power of minus `digits`, rounded half up. */
export function scaleTo({ unscaled, scale }: Decimal, digits: number): bigint {
  return digits >= scale
    ? unscaled * 10n ** BigInt(digits - scale)
    : divideHalfUp(unscaled, 10n ** BigInt(scale - digits));
}

/** Negative, zero or positive as the first number is smaller, equal or greater. */
export function compareDecimals(first: Decimal, second: Decimal): number {
  const digits = Math.max(first.scale, second.scale);
  const difference = scaleTo(first, digits) - scaleTo(second, digits);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/**
 * Divides whole numbers and rounds half away from zero, as invoices do.
 *
 * @example
 * divideHalfUp(5n, 2n) // => 3n
 * divideHalfUp(-5n, 2n) // => -3n
 * divideHalfUp(4n, 3n) // => 1n
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [top, bottom] = [magnitudeOf(dividend), magnitudeOf(divisor)];
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  return isNegative ? -rounded : rounded;
}

/** Formats a number of units of ten to the power of minus `digits` as plain decimal text. */
export function decimalText(units: bigint, digits: number): string {
  const padded = magnitudeOf(units)
    .toString()
    .padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  const fraction = padded.slice(padded.length - digits);
  return `${units < 0n ? '-' : ''}${whole}${digits > 0 ? `.${fraction}` : ''}`;
}

/** Puts a comma between groups of three digits. */
export function groupThousands(wholeDigits: string, separator = ','): string {
  return wholeDigits.replace(/\B(?=(\d{3})+$)/g, separator);
}

function magnitudeOf(number: bigint): bigint {
  return number < 0n ? -number : number;
}

/**
 * Whether a text is a barcode number of the GS1 system: a GTIN-8, -12 (UPC), -13 (EAN) or -14 with a right check digit.
 *
 * @example
 * isGtin('4006381333931') // => true
 * isGtin('4006381333932') // => false
 * isGtin('96385074') // => true
 * isGtin('123456789') // => false
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  // From the right, every second digit counts three times; together with the check digit the sum ends with zero.
  const sum = text
    .split('')
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** VAT numbers of the European Union without the two letters they begin with, by those letters. */
const patterns: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  /** Northern Ireland. */
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Numbers of other countries have no common form. */
const elsewhere = /^(?=.*\d)[A-Z0-9]{4,20}$/;

/**
 * A VAT number in the spelling in which it is stored, or undefined if it cannot be one. Whether it was issued is not
 * checked. A company may be registered in another country than the one of its address.
 *
 * @example
 * readVatNumber('de 123.456.789', 'DE') // => 'DE123456789'
 * readVatNumber('123 456 789', 'DE') // => 'DE123456789'
 * readVatNumber('ATU12345678', 'DE') // => 'ATU12345678'
 * readVatNumber('DE12345678', 'DE') // => undefined
 * readVatNumber('CHE-123.456.789', 'DE') // => 'CHE123456789'
 * readVatNumber('GR 123456789', 'GR') // => 'EL123456789'
 * readVatNumber('AB 123456789', 'FR') // => 'FRAB123456789'
 */
export function readVatNumber(text: string, country: string): string | undefined {
  const number = text
    .toUpperCase()
    .replaceAll(/[\s.\-/]/g, '')
    .replace(/^GR/, 'EL');
  if (hasForm(number)) return number;
  const letters = country === 'GR' ? 'EL' : country;
  if (hasForm(letters + number)) return letters + number;
  const isOfUnion = patterns[number.slice(0, 2)] !== undefined;
  const isElsewhere = patterns[letters] === undefined || (!isOfUnion && /^[A-Z]{2}/.test(number));
  return isElsewhere && elsewhere.test(number) ? number : undefined;
}

function hasForm(number: string): boolean {
  return patterns[number.slice(0, 2)]?.test(number.slice(2)) === true;
}

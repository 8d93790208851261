/**
 * Reads a decimal as people type it: with a comma or a point, with or without separators of thousands. Returns plain decimal text such as
 * `1234.50`, or undefined for what is no such number.
 */
export function readDecimal(typed: string, language: string, places: number): string | undefined {
  const text = typed.replaceAll(/[\s\u00a0\u202f'’]/g, '');
  const plain = plainDecimal(text, decimalMark(language));
  if (plain === undefined || !/^\d{1,12}(?:\.\d+)?$/.test(plain)) return undefined;
  const [whole = '', fraction = ''] = plain.split('.');
  return fraction.length > places ? undefined : `${stripZeros(whole)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Writes plain decimal text for an editor of this language, without separators of thousands. */
export function writeDecimal(decimal: string, language: string): string {
  return decimal.replace('.', decimalMark(language));
}

/** As `readDecimal` returns it, with at least so many places: 5 is 5.00. */
export function padDecimal(decimal: string, places: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return places === 0 ? whole : `${whole}.${fraction.padEnd(places, '0')}`;
}

/** Only one kind of mark: it is of thousands if it stands like one and the language has another mark for decimals. */
function plainDecimal(text: string, mark: string): string | undefined {
  const marks = new Set(text.replaceAll(/\d/g, ''));
  if ([...marks].some((sign) => sign !== ',' && sign !== '.')) return undefined;
  if (marks.size === 2) {
    const last = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
    const [whole = '', ...rest] = text.split(last);
    return rest.length === 1 && isGrouped(whole) ? `${digitsOf(whole)}.${rest[0]}` : undefined;
  }
  const [sign] = marks;
  if (sign === undefined) return text;
  if (sign !== mark && isGrouped(text)) return digitsOf(text);
  return text.split(sign).length === 2 ? text.replace(sign, '.') : undefined;
}

function isGrouped(text: string): boolean {
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(text);
}

function digitsOf(text: string): string {
  return text.replaceAll(/[.,]/g, '');
}

function stripZeros(whole: string): string {
  return whole.replace(/^0+(?=\d)/, '');
}

function decimalMark(language: string): string {
  return new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}

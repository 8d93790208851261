import { decimalText, parseDecimal, scaleTo } from './money/decimal.ts';

export interface NumberPattern {
  readonly prefix: string;
  readonly suffix: string;
  /** Replaces the minus sign; null means a plain minus in front. */
  readonly negative: { readonly prefix: string; readonly suffix: string } | null;
  readonly minimumIntegerDigits: number;
  readonly minimumFractionDigits: number;
  readonly maximumFractionDigits: number;
  /** Digits of the group next to the decimal point and of the other groups; 0 means no grouping. */
  readonly grouping: { readonly nearest: number; readonly others: number };
  readonly isPercentage: boolean;
}

/**
 * Parses a number pattern such as '#,##0.00'; throws if it is invalid.
 *
 * @example
 * parseNumberPattern('#,##0.0#').grouping // => { nearest: 3, others: 3 }
 * parseNumberPattern('0.#0') // throws 'Invalid pattern'
 */
export function parseNumberPattern(pattern: string): NumberPattern {
  const [, prefix = '', body = '', suffix = '', negativePrefix, negativeBody = '0', negativeSuffix = ''] =
    patternSyntax.exec(pattern) ?? [];
  if (!isNumberBody(body) || !isNumberBody(negativeBody)) throw new Error('Invalid pattern');
  const [whole = '', fraction = ''] = body.split('.');
  return {
    prefix: unquoted(prefix),
    suffix: unquoted(suffix),
    negative:
      negativePrefix === undefined ? null : { prefix: unquoted(negativePrefix), suffix: unquoted(negativeSuffix) },
    minimumIntegerDigits: count(whole, '0'),
    minimumFractionDigits: count(fraction, '0'),
    maximumFractionDigits: fraction.length,
    grouping: groupingOf(whole),
    isPercentage: (prefix + suffix).replace(quotedText, '').includes('%'),
  };
}

/**
 * Formats a decimal number by a pattern with comma and dot, rounded half up. A value that is not a number gives an empty text.
 *
 * @example
 * formatNumber('1234.5', '#,##0.00') // => '1,234.50'
 * formatNumber('0.125', '0.#%') // => '12.5%'
 * formatNumber('-3', '0;(0)') // => '(3)'
 * formatNumber('x', '0') // => ''
 */
export function formatNumber(value: string | bigint, pattern: string): string {
  const rules = parseNumberPattern(pattern);
  const decimal = parseDecimal(String(value));
  if (!decimal) return '';
  const shifted = rules.isPercentage ? { ...decimal, unscaled: decimal.unscaled * 100n } : decimal;
  const units = scaleTo(shifted, rules.maximumFractionDigits);
  const [whole = '', fraction = ''] = decimalText(units < 0n ? -units : units, rules.maximumFractionDigits).split('.');
  const digits = writeDigits(whole, fraction, rules);
  if (units >= 0n) return `${rules.prefix}${digits}${rules.suffix}`;
  const negative = rules.negative ?? { prefix: `-${rules.prefix}`, suffix: rules.suffix };
  return `${negative.prefix}${digits}${negative.suffix}`;
}

function writeDigits(whole: string, fraction: string, rules: NumberPattern): string {
  const kept =
    fraction.slice(0, rules.minimumFractionDigits) + fraction.slice(rules.minimumFractionDigits).replace(/0+$/, '');
  const padded = whole.replace(/^0+/, '').padStart(rules.minimumIntegerDigits, '0');
  const integer = padded === '' && kept === '' ? '0' : padded;
  return `${group(integer, rules.grouping)}${kept === '' ? '' : `.${kept}`}`;
}

function group(digits: string, { nearest, others }: NumberPattern['grouping']): string {
  if (nearest === 0 || digits.length <= nearest) return digits;
  const head = digits.slice(0, -nearest).replace(new RegExp(`\\B(?=(\\d{${others}})+$)`, 'g'), ',');
  return `${head},${digits.slice(-nearest)}`;
}

function groupingOf(whole: string): NumberPattern['grouping'] {
  const groups = whole.split(',').slice(1);
  const nearest = groups.at(-1)?.length ?? 0;
  return { nearest, others: groups.at(-2)?.length ?? nearest };
}

// Text in apostrophes is literal; two apostrophes are one.
const quotedText = /'([^']*)'/g;
const literal = "((?:'[^']*'|[^#0-9,.';])*)";
const subpattern = `${literal}([#0,.]+)${literal}`;
const patternSyntax = new RegExp(`^${subpattern}(?:;${subpattern})?$`);

function isNumberBody(body: string): boolean {
  const [whole = '', fraction, ...more] = body.split('.');
  return (
    more.length === 0 &&
    /[#0]/.test(body) &&
    /^#*0*$/.test(whole.replaceAll(',', '')) &&
    !/^,|,,|,$/.test(whole) &&
    /^(?:0+#*|#+)$/.test(fraction ?? '0')
  );
}

function unquoted(text: string): string {
  return text.replace(quotedText, (_, quoted: string) => quoted || "'");
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

import type { NumberFormatOptions } from '@phensley/cldr';
import type { Option } from './option.ts';

/** Larger digit counts are reduced to this. */
const MAX_DIGITS = 50;

type Rounding = NonNullable<NumberFormatOptions['round']>;

const ROUNDINGS: ReadonlyMap<string, Rounding> = new Map<string, Rounding>([
  ['up', 'up'],
  ['down', 'down'],
  ['truncate', 'down'],
  ['ceiling', 'ceiling'],
  ['ceil', 'ceiling'],
  ['floor', 'floor'],
  ['half-up', 'half-up'],
  ['half-down', 'half-down'],
  ['half-even', 'half-even'],
]);

type DigitCount =
  | 'minimumIntegerDigits'
  | 'maximumFractionDigits'
  | 'minimumFractionDigits'
  | 'maximumSignificantDigits'
  | 'minimumSignificantDigits';

const DIGIT_COUNTS: ReadonlyMap<string, DigitCount> = new Map<string, DigitCount>([
  ['minint', 'minimumIntegerDigits'],
  ['minInt', 'minimumIntegerDigits'],
  ['minimumIntegerDigits', 'minimumIntegerDigits'],
  ['maxfrac', 'maximumFractionDigits'],
  ['maxFrac', 'maximumFractionDigits'],
  ['maximumFractionDigits', 'maximumFractionDigits'],
  ['minfrac', 'minimumFractionDigits'],
  ['minFrac', 'minimumFractionDigits'],
  ['minimumFractionDigits', 'minimumFractionDigits'],
  ['maxsig', 'maximumSignificantDigits'],
  ['maxSig', 'maximumSignificantDigits'],
  ['maximumSignificantDigits', 'maximumSignificantDigits'],
  ['minsig', 'minimumSignificantDigits'],
  ['minSig', 'minimumSignificantDigits'],
  ['minimumSignificantDigits', 'minimumSignificantDigits'],
]);

/** The options that decimal, money and relative-time share. Unknown ones are ignored, later ones win. */
export function numberOptions(options: readonly Option[]): NumberFormatOptions {
  return options.reduce<NumberFormatOptions>((read, option) => ({ ...read, ...numberOption(option) }), { group: true });
}

function numberOption({ name, value }: Option): NumberFormatOptions {
  switch (name) {
    case 'group':
    case 'grouping':
      return { group: value === '' || value === 'true' };
    case 'no-group':
    case 'no-grouping':
      return { group: false };
    case 'round':
    case 'rounding': {
      const round = ROUNDINGS.get(value);
      return round === undefined ? {} : { round };
    }
    default: {
      const count = DIGIT_COUNTS.get(name);
      return count === undefined ? {} : { [count]: digits(value) };
    }
  }
}

function digits(value: string): number {
  const number = Number.parseInt(value, 10);
  return number > 0 ? Math.min(number, MAX_DIGITS) : 0;
}

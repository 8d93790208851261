import type { Decimal } from '@phensley/cldr';
import { cldrModule } from '../locale/cldr.ts';
import { parseDecimal } from '../locale/decimal.ts';
import { member } from '../values/reference.ts';
import { asText, isObject, type Value } from '../values/value.ts';

/** What a message can print: arguments by position, and some of them by name too. */
export interface MessageArguments {
  readonly positional: readonly Value[];
  readonly named: ReadonlyMap<string, Value>;
}

/** An argument that was given, or none. A given one may still be missing from the data, which is not the same. */
export type Argument = { readonly value: Value } | undefined;

export function findArgument({ named, positional }: MessageArguments, name: string | undefined): Argument {
  if (name === undefined) {
    return undefined;
  }
  if (named.has(name)) {
    return { value: named.get(name) };
  }
  const position = Number(name);
  return position < positional.length ? { value: positional[position] } : undefined;
}

/** An argument as text; of a money object its amount. */
export function argumentText(argument: Argument): string {
  return argument === undefined ? '' : asText(amountOf(argument.value));
}

/** An argument as a number that keeps its trailing zeros. What is none counts as 0. */
export function argumentNumber(argument: Argument): Decimal {
  const { Decimal, DecimalConstants } = cldrModule();
  if (argument === undefined) {
    return DecimalConstants.NAN;
  }
  const value = amountOf(argument.value);
  return typeof value === 'boolean'
    ? new Decimal(value ? 1 : 0)
    : (parseDecimal(asText(value)) ?? DecimalConstants.ZERO);
}

function amountOf(value: Value): Value {
  if (!isObject(value)) {
    return value;
  }
  const decimalValue = member(value, 'decimalValue');
  return decimalValue === undefined ? member(value, 'value') : decimalValue;
}

import type { Decimal } from '@phensley/cldr';
import type { Budget } from '../budget/budget.ts';
import { cldrModule } from '../locale/cldr.ts';
import { readDecimal } from '../locale/decimal.ts';
import { member } from '../values/reference.ts';
import { asText, isObject, type Value } from '../values/value.ts';

/** An argument of a message, by its position and, if it has one, by its name. */
export type MessageArgument = readonly [name: string | undefined, value: Value];

/** An argument by name or position; undefined if there is none. A given one may still be missing from the data. */
export function findArgument(args: readonly MessageArgument[], name: string | undefined): MessageArgument | undefined {
  if (name === undefined) return undefined;
  for (let i = args.length - 1; i >= 0; i--) {
    if (args[i]?.[0] === name) return args[i];
  }
  return args[Number(name)];
}

/** An argument as text; for a money object its amount. */
export function argumentText(argument: MessageArgument | undefined): string {
  return argument === undefined ? '' : asText(amountOf(argument[1]));
}

/** An argument as a number that keeps its trailing zeros. An invalid number counts as 0. */
export function argumentNumber(argument: MessageArgument | undefined, budget: Budget): Decimal {
  return argument === undefined ? cldrModule().DecimalConstants.NAN : toDecimal(amountOf(argument[1]), budget);
}

/** A value as a number that keeps its trailing zeros. An invalid number counts as 0. */
export function toDecimal(value: Value, budget: Budget): Decimal {
  const { Decimal, DecimalConstants } = cldrModule();
  return typeof value === 'boolean'
    ? new Decimal(value ? 1 : 0)
    : (readDecimal(asText(value), budget) ?? DecimalConstants.ZERO);
}

function amountOf(value: Value): Value {
  if (!isObject(value)) return value;
  const decimalValue = member(value, 'decimalValue');
  return decimalValue === undefined ? member(value, 'value') : decimalValue;
}

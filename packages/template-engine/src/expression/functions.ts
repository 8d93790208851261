import { toBoolean, toNumber, toText } from './convert.ts';
import type { Primitive } from './primitive.ts';

/** The built-in functions. They get at least one argument. */
export const FUNCTIONS = {
  /** A later argument replaces an earlier one unless the earlier is strictly greater; NaN survives only as the last. */
  max: (args) => args.map(toNumber).reduce((best, next) => (best > next ? best : next)),
  min: (args) => args.map(toNumber).reduce((best, next) => (best < next ? best : next)),
  abs: ([first]) => Math.abs(toNumber(first)),
  num: ([first]) => toNumber(first),
  str: ([first]) => toText(first),
  bool: ([first]) => toBoolean(first),
} satisfies Record<string, (args: readonly [Primitive, ...Primitive[]]) => Primitive>;

export type FunctionName = keyof typeof FUNCTIONS;

export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name);
}

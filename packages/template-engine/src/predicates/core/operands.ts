import { CURRENT_VALUE, type Operand } from '../../contract/predicate.ts';
import { parseReference } from '../../values/reference.ts';
import type { Value } from '../../values/value.ts';

const JSON_START = /^["\d[{]|^-\d|^(?:true|false|null)$/;

/** An argument of a comparison: JSON if it is valid JSON, otherwise a reference. */
export function parseOperand(argument: string): Operand {
  if (JSON_START.test(argument)) {
    try {
      return { literal: JSON.parse(argument) as Value };
    } catch {
      // Something like `12px` or `"open` is a reference after all.
    }
  }
  return { reference: parseReference(argument) };
}

/** The two operands of a comparison: two arguments, or the value and one argument; missing without arguments. */
export function parseSides(args: readonly string[]): readonly [Operand, Operand] | undefined {
  const [first, second] = args;
  if (first === undefined) return undefined;
  return second === undefined ? [CURRENT_VALUE, parseOperand(first)] : [parseOperand(first), parseOperand(second)];
}

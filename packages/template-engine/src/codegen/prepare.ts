import type { FormatterFunction, PureFormatterFunction } from '../contract/formatter.ts';
import type { OperandTest, ScopeTest } from '../contract/predicate.ts';
import type { Registry } from '../registry.ts';
import type { Arguments, FormatterCall } from '../syntax/instruction.ts';

/** A formatter with its arguments applied. */
export type PreparedFormatter = { readonly steps: number } & (
  | { readonly isPure: true; readonly isTotal: boolean; readonly format: PureFormatterFunction }
  | { readonly isPure: false; readonly isTotal: false; readonly format: FormatterFunction }
);

/** A predicate with its arguments applied; missing if the registry does not have it. */
export type PreparedPredicate = OperandTest | ScopeTest | undefined;

export function prepareFormatter(call: FormatterCall, registry: Registry): PreparedFormatter {
  const formatter = registry.formatters.get(call.name);
  if (formatter === undefined) {
    // Only a tree that did not come from source can name an unknown formatter. It returns the value unchanged.
    return { steps: 1, isPure: true, isTotal: true, format: (value) => value };
  }
  const args = call.args?.list ?? NO_ARGUMENTS;
  const steps = formatter.group === 'core' ? 1 : MARKUP_STEPS;
  try {
    return formatter.isPure
      ? { steps, isPure: true, isTotal: formatter.isTotal === true, format: formatter.prepare(args) }
      : { steps, isPure: false, isTotal: false, format: formatter.prepare(args) };
  } catch (error) {
    return { steps, isPure: true, isTotal: false, format: rethrow(error) };
  }
}

/** Formatting a date, a price or the markup of a product takes as long as this many simple steps. */
const MARKUP_STEPS = 20;

export function preparePredicate(name: string, args: Arguments | undefined, registry: Registry): PreparedPredicate {
  try {
    return registry.predicates.get(name)?.prepare(args?.list ?? NO_ARGUMENTS);
  } catch (error) {
    return { operands: [], test: rethrow(error) };
  }
}

const NO_ARGUMENTS: readonly string[] = Object.freeze([]);

/** Preparing runs at compile time, which must not fail; the error is reported when the tag runs. */
function rethrow(error: unknown): () => never {
  return () => {
    throw error;
  };
}

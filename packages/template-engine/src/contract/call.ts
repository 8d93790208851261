import type { TemplateError } from '../engine/errors.ts';
import { Frame } from '../engine/frame.ts';
import { TemplateRun } from '../engine/run.ts';
import type { RenderContext } from '../engine/template.ts';

import type { Value } from '../values/value.ts';
import type { Formatter } from './formatter.ts';
import type { Operand, Predicate } from './predicate.ts';
import type { Scope } from './scope.ts';

export interface CallOptions extends RenderContext {
  /** The root data; the first variable is in a scope inside it. */
  readonly data?: Value;
  readonly errors?: TemplateError[];
}

/**
 * Calls a formatter as a variable tag does, without a template. For tests and vectors.
 * @example
 * callFormatter(DEFAULT_REGISTRY.formatters.get('count'), [], [[1, 2, 3]]) // => 3
 */
export function callFormatter(
  formatter: Formatter,
  args: readonly string[],
  variables: readonly Value[],
  options: CallOptions = {},
): Value {
  const run = new TemplateRun(options, noPartials);
  const root = new Frame(run, undefined, options.data);
  const [value, ...others] = variables;
  const result = formatter.isPure
    ? formatter.prepare(args)(value, run.budget)
    : formatter.prepare(args)(value, new Frame(run, root, value, 'tag'), others);
  options.errors?.push(...run.errors);
  return result;
}

/**
 * Calls a predicate with a value, without a template. `scopes` are listed from the outermost.
 * @example
 * callPredicate(DEFAULT_REGISTRY.predicates.get('plural?'), [], [2]) // => true
 */
export function callPredicate(
  predicate: Predicate,
  args: readonly string[],
  scopes: readonly Value[],
  options: CallOptions = {},
): boolean {
  const run = new TemplateRun(options, noPartials);
  let frame = new Frame(run, undefined, scopes[0]);
  for (const value of scopes.slice(1)) frame = new Frame(run, frame, value);
  const prepared = predicate.prepare(args);
  if ('testScope' in prepared) {
    const answer = prepared.testScope(frame);
    options.errors?.push(...run.errors);
    return answer;
  }
  const [first, second, third] = prepared.operands.map((operand) => readOperand(operand, frame));
  return prepared.test(first, second, third, run.budget);
}

function readOperand(operand: Operand, scope: Scope): Value {
  return 'literal' in operand ? operand.literal : scope.resolve(operand.reference);
}

function noPartials(): never {
  throw new Error(
    'A formatter or predicate called on its own has no partials. Render a template to test it with some.',
  );
}

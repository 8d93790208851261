import type { Budget } from '../budget/budget.ts';
import type { Reference } from '../values/reference.ts';
import type { Value } from '../values/value.ts';
import type { Example, Group } from './example.ts';
import type { Scope } from './scope.ts';

/** An input of a predicate: a constant from the template, or a reference resolved in the predicate's scope. */
export type Operand = { readonly literal: Value } | { readonly reference: Reference };

/** A test on at most three operands, which the engine reads with inlined code. */
export interface OperandTest {
  readonly operands: readonly Operand[];
  readonly test: (first: Value, second: Value, third: Value, budget: Budget) => boolean;
  /** A promise never to throw, for any operands. The engine then calls it without a safety net, which is faster. */
  readonly isTotal?: true;
}

/** A test that does its own look-ups. */
export interface ScopeTest {
  readonly testScope: (scope: Scope) => boolean;
}

export interface Predicate {
  /** Including its question mark. */
  readonly name: string;
  readonly group: Group;
  /** One line for the list in the README. */
  readonly summary: string;
  readonly example: Example;
  readonly prepare: (args: readonly string[]) => OperandTest | ScopeTest;
}

/**
 * Declares a predicate. `prepare` runs once, at compile time.
 *
 * Prefer operands: `memberOperand` for a member of the current value, `lookupOperand` for a name searched outwards.
 * @example
 * definePredicate({
 *   name: 'collection?',
 *   group: 'content',
 *   summary: 'the value has a truthy collection',
 *   example: { template: '{.collection?}yes{.end}', data: { collection: { id: 1 } }, output: 'yes' },
 *   prepare: () => ({ operands: [memberOperand('collection')], test: isTruthy }),
 * }).name // => 'collection?'
 */
export function definePredicate(definition: Predicate): Predicate {
  return Object.freeze(definition);
}

/** The current scope's value as an operand. */
export const CURRENT_VALUE: Operand = Object.freeze({ reference: Object.freeze(['@']) });

/**
 * A member, by path, of the current scope's value.
 * @example
 * memberOperand('a', 0) // => { reference: ['@', 'a', 0] }
 */
export function memberOperand(...path: Reference): Operand {
  return { reference: ['@', ...path] };
}

/**
 * A name searched from the current scope outwards, then descended into.
 * @example
 * lookupOperand('website', 'timeZone') // => { reference: ['website', 'timeZone'] }
 */
export function lookupOperand(...path: Reference): Operand {
  return { reference: path };
}

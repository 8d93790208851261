import type { CLDR } from '@phensley/cldr';
import type { Budget } from '../budget/budget.ts';
import type { Reference } from '../values/reference.ts';
import type { Value } from '../values/value.ts';

/** A place on the scope stack, as formatters and predicates see it. */
export interface Scope {
  readonly value: Value;
  /** Where the arguments of `message` and `format` resolve: outside the scope that a variable tag pushed. */
  readonly outside: Scope;
  readonly run: Run;
  /** Full look-up: the first key from here outwards, the rest downwards. */
  resolve(reference: Reference): Value;
}

/** One execution of a template, as formatters and predicates see it. */
export interface Run {
  readonly locale: string | undefined;
  /** Locale rules, loaded on first use; missing when the run has no locale. */
  readonly cldr: CLDR | undefined;
  /** The clock, in epoch milliseconds. */
  readonly now: number;
  /** Says when something that follows the clock may read differently; asked only if the host wants to know. */
  holdsUntil(moment: () => number): void;
  readonly hasExpressions: boolean;
  /** What the run may still do and make. Whatever takes time or memory with the size of the data counts against it. */
  readonly budget: Budget;
  /** The host's text for an amount when the locale's money format is off. */
  readonly moneyText: MoneyText | undefined;
  /** Adds an error of type engine. `message` comes after `RuntimeError: ` unless it is to stand alone. */
  report(message: string, prefix?: 'RuntimeError: ' | ''): void;
  /** Runs a partial or macro with a value as its scope and returns what it printed. */
  applyPartial(name: string, scope: Scope, value: Value, options?: ApplyOptions): string;
}

export interface ApplyOptions {
  /** Nothing outside the value can be seen. */
  readonly isPrivate?: boolean;
  /** Becomes the local variable `@args`. */
  readonly args?: Value;
}

export type MoneyText = (amount: string, currency: string) => string;

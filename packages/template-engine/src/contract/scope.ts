import type { CLDR } from '@phensley/cldr';
import type { Budget } from '../budget/budget.ts';
import type { Reference } from '../values/reference.ts';
import type { Value } from '../values/value.ts';

/** A position on the scope stack, as seen by formatters and predicates. */
export interface Scope {
  readonly value: Value;
  /** The scope in which the arguments of `message` and `format` resolve: outside the scope that a variable tag pushed. */
  readonly outside: Scope;
  readonly run: Run;
  /** Full look-up: the first key from here outwards, the rest downwards. */
  resolve(reference: Reference): Value;
}

/** One execution of a template, as seen by formatters and predicates. */
export interface Run {
  readonly locale: string | undefined;
  /** For texts that a host's formatter does not have in the language of the locale. */
  readonly fallbackLocale: string | undefined;
  /** Locale rules, loaded on first use; missing if the run has no locale. */
  readonly cldr: CLDR | undefined;
  /** The clock, in epoch milliseconds. */
  readonly now: number;
  /** Reports when a text that depends on the clock may change; only called if the host wants to know. */
  holdsUntil(moment: () => number): void;
  readonly hasExpressions: boolean;
  /** The remaining budget. Work and memory that grow with the size of the data must be counted. */
  readonly budget: Budget;
  /** The host's text for an amount if the locale's money format is off. */
  readonly moneyText: MoneyText | undefined;
  /** Adds an error of type engine. `message` is prefixed with `RuntimeError: ` unless it is to stand alone. */
  report(message: string, prefix?: 'RuntimeError: ' | ''): void;
  /** Runs a partial or macro with a value as its scope and returns its output. */
  applyPartial(name: string, scope: Scope, value: Value, options?: ApplyOptions): string;
}

export interface ApplyOptions {
  /** Nothing outside the value is visible. */
  readonly isPrivate?: boolean;
  /** Becomes the local variable `@args`. */
  readonly args?: Value;
}

export type MoneyText = (amount: string, currency: string) => string;

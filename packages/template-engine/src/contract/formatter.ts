import type { Budget } from '../budget/budget.ts';
import type { Value } from '../values/value.ts';
import type { Example, Group } from './example.ts';
import type { Scope } from './scope.ts';

/**
 * Converts the value of a tag into another one.
 *
 * `scope` is where look-ups start: in a variable tag a scope that holds the tag's original value, in a var
 * instruction the current one. `others` are the values of the tag's second and later references.
 */
export type FormatterFunction = (value: Value, scope: Scope, others: readonly Value[]) => Value;

/**
 * Depends only on the value; the engine needs no scope object to call it. `budget` is the run's. The engine counts the value and
 * the result, so a formatter must count only what takes more time or memory than these.
 */
export type PureFormatterFunction = (value: Value, budget: Budget) => Value;

/** The declaration that all formatters share. */
interface FormatterDeclaration {
  readonly name: string;
  readonly group: Group;
  /** One line for the list in the README. */
  readonly summary: string;
  readonly example: Example;
  /** The scripts that it always prints verbatim, without their tags: a page's Content-Security-Policy needs them. */
  readonly scripts?: readonly string[];
}

export interface ScopedFormatter extends FormatterDeclaration {
  readonly isPure: false;
  readonly prepare: (args: readonly string[]) => FormatterFunction;
}

export interface PureFormatter extends FormatterDeclaration {
  readonly isPure: true;
  /** A promise never to throw, for any value. The engine then calls it without a safety net, which is faster. */
  readonly isTotal?: true;
  readonly prepare: (args: readonly string[]) => PureFormatterFunction;
}

export type Formatter = ScopedFormatter | PureFormatter;

/**
 * Declares a formatter that looks up names, needs the locale or the clock, or reads several variables.
 *
 * `prepare` runs once, at compile time; do everything there that depends only on the arguments.
 * @example
 * defineFormatter({
 *   name: 'AbsUrl',
 *   group: 'content',
 *   summary: 'the text after the base URL of the site',
 *   example: { template: '{a|AbsUrl}', data: { a: 'x', 'base-url': 'https://a.b' }, output: 'https://a.b/x' },
 *   prepare: () => (value, scope) => `${asText(scope.resolve(['base-url']))}/${asText(value)}`,
 * }).name // => 'AbsUrl'
 */
export function defineFormatter(definition: Omit<ScopedFormatter, 'isPure'>): ScopedFormatter {
  return Object.freeze({ ...definition, isPure: false });
}

/**
 * Declares a formatter whose result depends only on its arguments and the value.
 * @example
 * definePureFormatter({
 *   name: 'capitalize',
 *   group: 'content',
 *   summary: 'the whole text in upper case',
 *   example: { template: '{a|capitalize}', data: { a: 'abc' }, output: 'ABC' },
 *   prepare: () => (value) => asText(value).toUpperCase(),
 * }).prepare([])('abc') // => 'ABC'
 */
export function definePureFormatter(definition: Omit<PureFormatter, 'isPure'>): PureFormatter {
  return Object.freeze({ ...definition, isPure: true });
}

import type { BudgetLimits, Usage } from '../budget/budget.ts';
import type { MoneyText } from '../contract/scope.ts';
import type { InlineCode } from '../inline-code/inline-code.ts';
import type { ExportedTree } from '../syntax/export.ts';
import type { Value } from '../values/value.ts';
import type { TemplateError } from './errors.ts';

/** A compiled template. It can be rendered any number of times. */
export interface Template {
  /** Mistakes found while reading the source. */
  readonly errors: readonly TemplateError[];
  /** The instruction tree in the exchange form of the language. */
  tree(): ExportedTree;
  /** Runs the template. Errors of the source come first, then those of this run in the order they happened. */
  render(data: Value, context?: RenderContext): RenderResult;
}

export interface RenderResult {
  readonly output: string;
  readonly errors: readonly TemplateError[];
  readonly usage: Usage;
  /** The scripts, styles and handlers of the templates' own source, as they were printed; those of values are not among them. */
  readonly inlineCode: readonly InlineCode[];
}

/** Everything a run needs besides the template and its data. All of it is optional. */
export interface RenderContext {
  /** Templates that `apply` and `include` find by name. Compile those that are used by many runs beforehand. */
  readonly partials?: Readonly<Record<string, string | Template>> | undefined;
  /** Values that `inject` finds by path. */
  readonly injectables?: Readonly<Record<string, Value>> | undefined;
  /** A language tag such as `de-CH`. Without it, formatters that need a locale print nothing. */
  readonly locale?: string | undefined;
  /** Epoch milliseconds; the real time when missing. */
  readonly now?: number | undefined;
  /** Told when something was printed that follows the clock, and the first moment at which it may read differently. */
  readonly holdsUntil?: ((moment: number) => void) | undefined;
  /** Lets `eval` work. Off unless given. */
  readonly enableExpressions?: boolean | undefined;
  /** Lets `include` work. Off unless given. */
  readonly enableInclude?: boolean | undefined;
  /** The text of an amount where the locale's money format is off. */
  readonly moneyText?: MoneyText | undefined;
  readonly limits?: Limits | undefined;
}

/** Ceilings against runaway work. 0 or missing means none. The run ends where its steps or its bytes are used up. */
export interface Limits extends BudgetLimits {
  /** Tokens in one expression. */
  readonly maxTokens?: number | undefined;
  /** Length of a text that an expression concatenates. */
  readonly maxStringLength?: number | undefined;
}

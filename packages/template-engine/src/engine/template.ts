import type { BudgetLimits, Usage } from '../budget/budget.ts';
import type { MoneyText } from '../contract/scope.ts';
import type { InlineCode } from '../inline-code/inline-code.ts';
import type { ExportedTree } from '../syntax/export.ts';
import type { Value } from '../values/value.ts';
import type { TemplateError } from './errors.ts';

/** A compiled template. It can be rendered any number of times. */
export interface Template {
  /** Mistakes found while parsing the source. */
  readonly errors: readonly TemplateError[];
  /** The instruction tree in the exchange form of the language. */
  tree(): ExportedTree;
  /** Runs the template. Errors of the source come first, then those of this run in order. */
  render(data: Value, context?: RenderContext): RenderResult;
}

export interface RenderResult {
  readonly output: string;
  readonly errors: readonly TemplateError[];
  readonly usage: Usage;
  /** The scripts, styles and handlers of the templates' own source, as printed; code from values is not included. */
  readonly inlineCode: readonly InlineCode[];
}

/** Everything that a run needs besides the template and its data. All of it is optional. */
export interface RenderContext {
  /** Templates that `apply` and `include` find by name. Compile those beforehand that many runs use. */
  readonly partials?: Readonly<Record<string, string | Template>> | undefined;
  /** Values that `inject` finds by path. */
  readonly injectables?: Readonly<Record<string, Value>> | undefined;
  /** A language tag such as `de-CH`. Without it, formatters that need a locale print nothing. */
  readonly locale?: string | undefined;
  /** The language of a host's own texts that it does not have in the language of the locale. */
  readonly fallbackLocale?: string | undefined;
  /** Epoch milliseconds; by default the real time. */
  readonly now?: number | undefined;
  /** Called if the output depends on the clock, with the first moment at which it may change. */
  readonly holdsUntil?: ((moment: number) => void) | undefined;
  /** Enables `eval`. Default: off. */
  readonly enableExpressions?: boolean | undefined;
  /** Enables `include`. Default: off. */
  readonly enableInclude?: boolean | undefined;
  /** Formats an amount if the locale's money format is off. */
  readonly moneyText?: MoneyText | undefined;
  readonly limits?: Limits | undefined;
}

/** Limits of a run. 0 or missing means none. The run ends when its steps or bytes are used up. */
export interface Limits extends BudgetLimits {
  /** Tokens in one expression. */
  readonly maxTokens?: number | undefined;
  /** Length of a text that an expression concatenates. */
  readonly maxStringLength?: number | undefined;
}

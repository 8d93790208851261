import type { InlineCode } from '../inline-code/inline-code.ts';
import type { ExportedTree } from '../syntax/export.ts';
import type { Value } from '../values/value.ts';
import type { RenderContext } from './context.ts';
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
  /** The scripts, styles and handlers of the templates' own source, as they were printed; those of values are not among them. */
  readonly inlineCode: readonly InlineCode[];
}

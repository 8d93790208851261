import { DEFAULT_REGISTRY, type Registry } from '../registry.ts';
import { CompiledTemplate } from './compiled-template.ts';
import type { Template } from './template.ts';

export interface CompileOptions {
  /** The formatters and predicates that the template may use; by default the language's own. */
  readonly registry?: Registry | undefined;
  /** The template's name in errors. */
  readonly name?: string | undefined;
}

/**
 * Compiles a template. Never throws: mistakes of the source are in `errors`, and the rest works.
 * @example
 * compileTemplate('Hello, {name|html}!').render({ name: 'A & B' }).output // => 'Hello, A &amp; B!'
 */
export function compileTemplate(source: string, options: CompileOptions = {}): Template {
  return new CompiledTemplate(source, { registry: options.registry ?? DEFAULT_REGISTRY, name: options.name });
}

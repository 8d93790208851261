import { DEFAULT_REGISTRY, type Registry } from '../registry.ts';
import { CompiledTemplate } from './compiled-template.ts';
import type { Template } from './template.ts';

export interface CompileOptions {
  /** The formatters and predicates the template may name; the language's own if missing. */
  readonly registry?: Registry | undefined;
  /** Appears in errors as the template they happened in. */
  readonly name?: string | undefined;
}

/**
 * Compiles a template. Never throws: what is wrong with the source stands in `errors`, and the rest works.
 * @example
 * compileTemplate('Hello, {name|html}!').render({ name: 'A & B' }).output // => 'Hello, A &amp; B!'
 */
export function compileTemplate(source: string, options: CompileOptions = {}): Template {
  return new CompiledTemplate(source, { registry: options.registry ?? DEFAULT_REGISTRY, name: options.name });
}

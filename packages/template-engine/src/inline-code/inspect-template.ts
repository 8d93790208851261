import { DEFAULT_REGISTRY, type Registry } from '../registry.ts';
import { Lines } from '../syntax/lines.ts';
import { parse } from '../syntax/parse.ts';
import { findCode } from './find-code.ts';
import type { CodeKind, Place } from './html-position.ts';

/** What an author of templates should know about a source besides its mistakes. */
export interface Inspection {
  /** Scripts, styles and handlers that a strict policy blocks or may block. */
  readonly code: readonly RefusedCode[];
  /** Every inserted value, in source order. */
  readonly values: readonly InspectedValue[];
}

interface Located {
  readonly line: number;
  readonly column: number;
}

export interface RefusedCode extends Located {
  readonly kind: CodeKind;
  readonly message: string;
}

export interface InspectedValue extends Located {
  /** As written in the source. */
  readonly tag: string;
  readonly place: Place;
  /** The names of its formatters. */
  readonly formatters: readonly string[];
}

/**
 * Returns where a template inserts its values, and which of its code gets no hash.
 * @example
 * inspectTemplate('<script>a = {b};</script>').code[0].kind // => 'script'
 */
export function inspectTemplate(source: string, options: { readonly registry?: Registry } = {}): Inspection {
  const lines = new Lines(source);
  const { root } = parse(source, options.registry ?? DEFAULT_REGISTRY, lines);
  const { findings, inserted } = findCode(root.body, source);
  return {
    code: findings.map(({ kind, message, offset }) => ({ kind, message, ...lines.placeOf(offset) })),
    values: [...inserted].map(([instruction, place]) => ({
      tag: source.slice(instruction.offset, source.indexOf('}', instruction.offset) + 1),
      place,
      formatters: instruction.op === 'VARIABLE' ? instruction.formatters.map(({ name }) => name) : [],
      ...lines.placeOf(instruction.offset),
    })),
  };
}

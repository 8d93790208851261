import type { TemplateError, TemplateErrorType } from '../engine/errors.ts';
import { Assembler } from './assembler.ts';
import type { Root } from './instruction.ts';
import { Lines } from './lines.ts';
import { scan } from './scanner.ts';

export interface ParsedTemplate {
  readonly root: Root;
  readonly errors: readonly TemplateError[];
}

/** The names that a template may use. A registry is one. */
export interface KnownNames {
  readonly formatters: Names;
  readonly predicates: Names;
}

interface Names {
  has(name: string): boolean;
}

/** Parses source text into an instruction tree. Never fails: mistakes are listed in `errors`. */
export function parse(source: string, names: KnownNames, lines: Lines = new Lines(source)): ParsedTemplate {
  const errors: TemplateError[] = [];
  const report = (type: TemplateErrorType, message: string, offset: number) => {
    errors.push({ type, message: `SyntaxError: ${message}`, ...lines.placeOf(offset) });
  };
  const assembler = new Assembler((message, offset) => report('assembler', message, offset));
  const sink = {
    hasFormatter: (name: string) => names.formatters.has(name),
    hasPredicate: (name: string) => names.predicates.has(name),
    unknown: (message: string, offset: number) => report('parser', message, offset),
  };
  scan(source, sink, (parsed) => assembler.accept(parsed));
  return { root: assembler.finish(), errors };
}

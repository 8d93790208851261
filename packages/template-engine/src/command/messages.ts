import type { TemplateError } from '../engine/errors.ts';

export const USAGE = `Usage: awning-template <template> [<data.json>] [--partials <folder>] [--locale <tag>] [--watch]
`;

/** One line that an editor can jump to: file, line, column, message. */
export function describeError(error: TemplateError, templateFile: string): string {
  const file = error.template ?? templateFile;
  const place = error.line === undefined ? '' : `:${error.line}:${error.column}`;
  return `${file}${place}: ${error.type}: ${error.message}`;
}

import type { TemplateError } from '@awning/template-engine';
import { joinRegions, type Theme, type ThemeFault } from './theme.ts';

/** The names under which a theme's templates are compiled, by source, so that errors name a file. */
export function templateNames(theme: Theme): Map<string, string> {
  const layouts = [...theme.layouts].map(([id, regions]): [string, string] => [joinRegions(regions), layoutName(id)]);
  return new Map([...[...theme.templates].map(([file, source]): [string, string] => [source, file]), ...layouts]);
}

function layoutName(id: string): string {
  return `layout ${id}`;
}

/** The body of a paired tag is a template of its own; its name has the number of lines before it. */
export function bodyName(name: string | undefined, linesBefore: number): string | undefined {
  if (name === undefined) return undefined;
  const { base, lines } = splitName(name);
  return `${base}+${lines + linesBefore}`;
}

/** An error of a run or of parsing with the file and line that an author knows. */
export function templateFault(theme: Theme, { message, line, template = '' }: TemplateError): ThemeFault {
  const { base, lines } = splitName(template);
  const place = line === undefined ? undefined : line + lines;
  const layout = [...theme.layouts].find(([id]) => layoutName(id) === base)?.[1];
  if (layout === undefined) return { file: fileOf(theme, base), ...(place && { line: place }), fault: message };
  let rest = place ?? 1;
  for (const { file, source } of layout) {
    const breaks = source.split('\n').length - 1;
    // The last line of a region goes on with the first of the next.
    const isInside = rest <= breaks || (rest === breaks + 1 && file === layout.at(-1)?.file);
    if (isInside) return { file, line: rest, fault: message };
    rest -= breaks;
  }
  return { file: layout.at(-1)?.file ?? 'template.conf', fault: message };
}

/** Partials are applied with or without their suffix. */
function fileOf(theme: Theme, name: string): string {
  const files = [name, `blocks/${name}`, `blocks/${name}.block`];
  return files.find((file) => theme.templates.has(file)) ?? name;
}

function splitName(name: string): { base: string; lines: number } {
  const [, base = name, lines = '0'] = /^(.*)\+(\d+)$/s.exec(name) ?? [];
  return { base, lines: Number(lines) };
}

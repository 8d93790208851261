import type { CustomType } from './theme.ts';

/** The custom types of `template.conf` by name; anything that is not one is left out. */
export function readCustomTypes(written: unknown): Map<string, CustomType> {
  const types = objects(written).flatMap(({ name, title, base, fields }): [string, CustomType][] => {
    if (typeof name !== 'string') return [];
    return [[name, { title: text(title, name), base: text(base, 'text'), fields: readFields(fields) }]];
  });
  return new Map(types);
}

function readFields(written: unknown): CustomType['fields'] {
  return objects(written).flatMap(({ name, title, type }) =>
    typeof name === 'string' ? [{ name, title: text(title, name), type: text(type, 'text') }] : [],
  );
}

function objects(written: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(written)
    ? written.filter((entry): entry is Record<string, unknown> => typeof entry === 'object' && entry !== null)
    : [];
}

function text(written: unknown, otherwise: string): string {
  return typeof written === 'string' ? written : otherwise;
}

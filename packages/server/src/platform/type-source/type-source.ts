import type { TSchema } from '@sinclair/typebox';
import { nameOf } from './named.ts';

/** The types with names that a generated file declares or imports; it grows while the sources of types are written. */
export interface NamedTypes {
  readonly declared: Map<string, string>;
  /** Names by the package that declares them. */
  readonly imported: Map<string, Set<string>>;
}

/** The TypeScript source of a schema's type. Without `types`, named ones are written out wherever they are used. */
export function typeSource(schema: TSchema, indent = '', types?: NamedTypes): string {
  const known = nameOf(schema);
  return types === undefined || known === undefined
    ? shapeSource(schema, indent, types)
    : nameSource(schema, known, types);
}

/** Whether a value must be sent: an object with only optional fields may be left out itself. */
export function needsValue(schema: TSchema): boolean {
  return schema['type'] !== 'object' || ((schema['required'] ?? []) as string[]).length > 0;
}

/** The imports and declarations of a generated file, in the order of their names. */
export function namedTypesSource({ declared, imported }: NamedTypes): string {
  const imports = [...imported]
    .toSorted(byName)
    .map(([from, names]) => `import type { ${[...names].toSorted().join(', ')} } from '${from}';`);
  const types = [...declared].toSorted(byName).map(([name, shape]) => `export interface ${name} ${shape}`);
  return [...(imports.length === 0 ? [] : [imports.join('\n')]), ...types].join('\n\n');
}

function byName([first]: readonly [string, unknown], [second]: readonly [string, unknown]): number {
  return first < second ? -1 : 1;
}

function nameSource(
  schema: TSchema,
  { name, from }: { readonly name: string; readonly from: string | undefined },
  { declared, imported }: NamedTypes,
): string {
  if (from !== undefined) {
    imported.set(from, (imported.get(from) ?? new Set()).add(name));
    return name;
  }
  const shape = shapeSource(schema, '', { declared, imported });
  if ((declared.get(name) ?? shape) !== shape) throw new Error(`Two schemas are called ${name}`);
  declared.set(name, shape);
  return name;
}

function shapeSource(schema: TSchema, indent: string, types: NamedTypes | undefined): string {
  if ('const' in schema) return literalSource(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(literalSource).join(' | ');
  const union = schema['anyOf'] as readonly TSchema[] | undefined;
  if (union !== undefined) return union.map((member) => typeSource(member, indent, types)).join(' | ');
  switch (schema['type']) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema['type'];
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return `readonly ${elementSource(schema['items'] as TSchema, indent, types)}[]`;
    case 'object':
      return objectSource(schema, indent, types);
    default:
      return 'unknown';
  }
}

function objectSource(schema: TSchema, indent: string, types: NamedTypes | undefined): string {
  const [keyed] = Object.values((schema['patternProperties'] ?? {}) as Record<string, TSchema>);
  if (keyed !== undefined) return `Readonly<Record<string, ${typeSource(keyed, indent, types)}>>`;
  const required = new Set((schema['required'] ?? []) as string[]);
  const inner = `${indent}  `;
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, TSchema>).map(
    ([name, field]) =>
      `${inner}readonly ${keySource(name)}${required.has(name) ? '' : '?'}: ${typeSource(field, inner, types)};`,
  );
  return fields.length === 0 ? 'Readonly<Record<string, unknown>>' : ['{', ...fields, `${indent}}`].join('\n');
}

function literalSource(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

function keySource(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}

function elementSource(schema: TSchema, indent: string, types: NamedTypes | undefined): string {
  const source = typeSource(schema, indent, types);
  const isNamed = types !== undefined && nameOf(schema) !== undefined;
  return !isNamed && ('anyOf' in schema || 'enum' in schema) ? `(${source})` : source;
}

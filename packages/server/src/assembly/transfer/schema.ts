import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';

const Name = Type.String({ minLength: 1, maxLength: 63 });

const EntryDescription = Type.Union([
  Type.Object({ kind: Type.Literal('schema'), migrations: Type.Array(Name, { minItems: 1 }) }),
  /** Signs links and seals values: without it those of the export could not be opened. */
  Type.Object({ kind: Type.Literal('secret') }),
  Type.Object({ kind: Type.Literal('table'), name: Name, columns: Type.Array(Name, { minItems: 1 }) }),
  Type.Object({
    kind: Type.Literal('sequence'),
    name: Name,
    value: Type.String({ pattern: '^-?\\d{1,19}$' }),
    isCalled: Type.Boolean(),
  }),
  Type.Object({ kind: Type.Literal('jobs') }),
  Type.Object({ kind: Type.Literal('file'), path: Type.String({ pattern: '^[^\\u0000]{1,4000}$' }) }),
]);

/** The line before the content of an entry. */
export type EntryDescription = Static<typeof EntryDescription>;

const shape = TypeCompiler.Compile(EntryDescription);

export function readDescription(line: string): EntryDescription {
  const read: unknown = JSON.parse(line);
  if (!shape.Check(read)) throw new SyntaxError('An entry has the wrong shape');
  return read;
}

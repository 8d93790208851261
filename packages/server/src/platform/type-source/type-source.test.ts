import { Type } from '@sinclair/typebox';
import { expect, it } from 'vitest';
import { declaredIn, named } from './named.ts';
import { type NamedTypes, namedTypesSource, typeSource } from './type-source.ts';

const Colour = Type.Union([Type.Literal('red'), Type.Literal("d'or"), Type.Null()]);
const Lamp = named('Lamp', Type.Object({ 'on-off': Type.Boolean(), colours: Type.Array(Colour) }));
const Form = declaredIn<{ id: string }>('@awning/forms', 'Form');

it('a schema is written as the type that it checks', () => {
  expect(typeSource(Type.Object({ lamp: Type.Optional(Lamp), more: Type.Record(Type.String(), Type.Integer()) }))).toBe(
    [
      '{',
      '  readonly lamp?: {',
      "    readonly 'on-off': boolean;",
      "    readonly colours: readonly ('red' | 'd\\'or' | null)[];",
      '  };',
      '  readonly more: Readonly<Record<string, number>>;',
      '}',
    ].join('\n'),
  );
  expect(typeSource(Form)).toBe('unknown');
});

it('a named schema is declared once, and one of a package is imported', () => {
  const types: NamedTypes = { declared: new Map(), imported: new Map() };
  expect(typeSource(Type.Object({ lamps: Type.Array(Lamp), lamp: Lamp, form: Form }), '', types)).toBe(
    ['{', '  readonly lamps: readonly Lamp[];', '  readonly lamp: Lamp;', '  readonly form: Form;', '}'].join('\n'),
  );
  expect(namedTypesSource(types)).toBe(
    [
      "import type { Form } from '@awning/forms';",
      '',
      'export interface Lamp {',
      "  readonly 'on-off': boolean;",
      "  readonly colours: readonly ('red' | 'd\\'or' | null)[];",
      '}',
    ].join('\n'),
  );
});

it('two schemas cannot share a name', () => {
  const types: NamedTypes = { declared: new Map(), imported: new Map() };
  typeSource(Lamp, '', types);
  expect(() => typeSource(named('Lamp', Type.Object({ watts: Type.Integer() })), '', types)).toThrow(
    'Two schemas are called Lamp',
  );
});

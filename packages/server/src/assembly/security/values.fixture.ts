import { randomUUID } from 'node:crypto';
import { Kind, type TSchema } from '@sinclair/typebox';
import type { Chance } from './random.fixture.ts';

/** Texts that have broken programs elsewhere. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u0007',
  "' or 1=1 --",
  '"; drop table website; --',
  '$1',
  '%s%n%00',
  '../../etc/passwd',
  '..\\..\\',
  '<script>alert(1)</script>',
  '{{constructor}}',
  '{.section a}{@|json}{.end}',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '9'.repeat(40),
  '1e309',
  '0x10',
  'x'.repeat(2000),
  '😀'.repeat(300),
  'null',
  'undefined',
  '[]',
  'en\r\nset-cookie: a=b',
  randomUUID(),
  '00000000-0000-0000-0000-000000000000',
];

/** What exists on the attacked website, so that calls get past "not found". */
export interface Pool {
  readonly ids: readonly string[];
  /** By the name of a field or parameter, or with the word of its path: `entryId`, `members/id`, `confirm/token`. */
  readonly named: Readonly<Record<string, readonly unknown[]>>;
}

export const emptyPool: Pool = { ids: [], named: {} };

export function knownValue(name: string, chance: Chance, pool: Pool): unknown {
  const values = pool.named[name];
  return values && values.length > 0 && chance.percent(75) ? chance.pick(values) : undefined;
}

const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1e21,
  -1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  9999,
  10_000,
];

export function hostileValue(chance: Chance, depth = 0): unknown {
  const kind = chance.below(depth > 3 ? 4 : 6);
  if (kind === 0) return chance.pick(hostileTexts);
  if (kind === 1) return chance.pick(hostileNumbers);
  if (kind === 2) return chance.pick([null, true, false]);
  if (kind === 3) return chance.pick([[], {}]);
  const length = chance.below(5);
  if (kind === 4) return Array.from({ length }, () => hostileValue(chance, depth + 1));
  return Object.fromEntries(
    Array.from({ length }, () => [chance.pick(hostileTexts).slice(0, 50), hostileValue(chance, depth + 1)]),
  );
}

/** A value that matches the schema, or nearly: `wild` percent of its parts are replaced by something hostile. */
export function valueFor(schema: TSchema, chance: Chance, wild: number, pool: Pool = emptyPool): unknown {
  if (chance.percent(wild)) return hostileValue(chance);
  switch (schema[Kind]) {
    case 'String':
      return textFor(schema, chance, pool);
    case 'Integer':
    case 'Number':
      return numberFor(schema, chance);
    case 'Boolean':
      return chance.percent(50);
    case 'Null':
      return null;
    case 'Literal':
      return schema['const'];
    case 'Union':
      return valueFor(chance.pick(schema['anyOf'] as TSchema[]), chance, wild, pool);
    case 'Array': {
      const least = (schema['minItems'] as number | undefined) ?? 0;
      return Array.from({ length: least + chance.below(3) }, () =>
        valueFor(schema['items'] as TSchema, chance, wild, pool),
      );
    }
    case 'Object':
      return objectFor(schema, chance, wild, pool);
    case 'Record':
      return recordFor(schema, chance, wild, pool);
    default:
      return hostileValue(chance, 2);
  }
}

function objectFor(schema: TSchema, chance: Chance, wild: number, pool: Pool): unknown {
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  const fields = Object.entries(schema['properties'] as Record<string, TSchema>).filter(
    ([name]) => (required.has(name) && !chance.percent(wild)) || chance.percent(60),
  );
  const value = Object.fromEntries(
    fields.map(([name, field]) => [name, knownValue(name, chance, pool) ?? valueFor(field, chance, wild, pool)]),
  );
  return chance.percent(wild) ? { ...value, [chance.pick(hostileTexts).slice(0, 30)]: hostileValue(chance, 2) } : value;
}

/** One key that matches the pattern, with a valid value. */
function recordFor(schema: TSchema, chance: Chance, wild: number, pool: Pool): unknown {
  const [[pattern, value]] = Object.entries(schema['patternProperties'] as object) as [[string, TSchema]];
  return { [textFor({ ...schema, pattern }, chance, pool)]: valueFor(value, chance, wild, pool) };
}

function numberFor(schema: TSchema, chance: Chance): number {
  const least = (schema['minimum'] as number | undefined) ?? 0;
  const most = (schema['maximum'] as number | undefined) ?? least + 100;
  return chance.pick([least, most, least + chance.below(Math.max(1, Math.floor(most - least)))]);
}

/** Tries a few shapes against the pattern: ids, words, codes, addresses. */
function textFor(schema: TSchema, chance: Chance, pool: Pool): string {
  const shapes = [
    () => chance.pick([randomUUID(), ...pool.ids]),
    () => `person${chance.below(1e6)}@example.test`,
    () => chance.pick(['de', 'en', 'US', 'EUR', 'test', 'offline', 'a', 'word', '500w', '12', '2026-01-01']),
    () => 'A text of some length',
    () => 'x'.repeat((schema['minLength'] as number | undefined) ?? 1),
    () => chance.pick(hostileTexts),
  ];
  const pattern = schema['pattern'] === undefined ? undefined : new RegExp(schema['pattern'] as string, 'u');
  for (let tries = 0; tries < 12; tries += 1) {
    const text = chance.pick(shapes)();
    const fits =
      text.length >= ((schema['minLength'] as number) ?? 0) && text.length <= ((schema['maxLength'] as number) ?? 1e9);
    if (fits && (pattern === undefined || pattern.test(text))) return text;
  }
  return 'x'.repeat((schema['minLength'] as number | undefined) ?? 1);
}

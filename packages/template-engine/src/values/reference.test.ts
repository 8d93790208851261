import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { descend, member } from './reference.ts';
import type { Value } from './value.ts';

const INHERITED: ReadonlySet<string> = new Set(
  [Object, Array, String, Number, Boolean].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)),
);

const VALUES: readonly Value[] = [
  {},
  { a: 1 },
  [],
  [1],
  'text',
  '',
  1,
  true,
  false,
  null,
  undefined,
  Object.freeze({}),
];

test.each([...INHERITED])('nothing has %s unless the data says so', (name) => {
  for (const value of VALUES) {
    expect(member(value, name)).toBeUndefined();
    expect(descend({ value: value ?? null }, ['value', name])).toBeUndefined();
  }
  const named = JSON.parse(`{${JSON.stringify(name)}:{"found":[true]}}`) as Value;
  expect(descend(named, [name, 'found', 0])).toBe(true);
});

test('a member may have any name and any value, that of a prototype included', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...INHERITED)), fc.jsonValue(), (name, value) => {
      const object = Object.fromEntries([[name, value]]) as Value;
      expect(member(object, name)).toEqual(value);
      expect(member(object, `${name}.`)).toBeUndefined();
    }),
  );
});

test('an object without a prototype has its members too', () => {
  const bare = Object.assign(Object.create(null) as Record<string, Value>, { a: 1, constructor: 2 });
  expect([member(bare, 'a'), member(bare, 'constructor'), member(bare, 'toString')]).toEqual([1, 2, undefined]);
  expect(member(bare, '__proto__')).toBeUndefined();
});

test('a text has no characters and a list no length', () => {
  expect(member('text', 0)).toBeUndefined();
  expect(member('text', 'length')).toBeUndefined();
  expect(member([1, 2], 'length')).toBeUndefined();
  expect(member([1, 2], 1)).toBe(2);
  expect(member([1, 2], 2)).toBeUndefined();
  expect(member({ 1: 'b' }, 1)).toBe('b');
});

test('no code reads a name that something inherits without asking whose it is', () => {
  const folder = path.resolve(import.meta.dirname, '..');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/fields\([^)]*\)\)?\?\.(\w+)/g)])
    .map((match) => match[1] ?? '');
  expect(names).toContain('structuredContent');
  expect(names.filter((name) => INHERITED.has(name))).toEqual([]);
});

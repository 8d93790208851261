import { expect, test } from 'vitest';
import { findMutants } from './mutants.ts';

function changes(source: string): readonly string[] {
  return findMutants('a.ts', source).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  );
}

test.each([
  ['f(a === b)', ['f(a !== b)']],
  ['f(a <= b)', ['f(a < b)']],
  ['f(a ?? b)', ['f(a && b)']],
  ['f(!a)', ['f(a)']],
  ['i++', ['i--']],
  ['a += b', ['a -= b']],
  ['f(true, 1)', ['f(false, 1)', 'f(true, 2)']],
  ["f('', 'x')", ["f('mutant', 'x')", "f('', '')"]],
  ['f(/x/y)', ['f(/(?!)/g)']],
  ['if (a) b()', ['if (true) b()', 'if (false) b()']],
  ['f(a ? b : c)', ['f(true ? b : c)', 'f(false ? b : c)']],
  ['while (a) b()', ['while (false) b()']],
  ['f(`é${a}`, `${b}}`)', ['f(`${a}`, `${b}}`)', 'f(`é${a}`, `${b}`)']],
])('%s', (source, expected) => {
  expect(changes(source)).toEqual(expected);
});

test('types, imports, names of members and descriptions are not changed', () => {
  expect(changes("import { a } from 'b'; type T = 'x' | 1; const c: 2 = a as 2;")).toEqual([]);
  expect(changes("f({ 'a-b': c, summary: 'text', example: { data: 1 } })")).toEqual([]);
});

test('a source that cannot be parsed is an error', () => {
  expect(() => findMutants('a.ts', 'const = 1')).toThrow('a.ts cannot be parsed');
});

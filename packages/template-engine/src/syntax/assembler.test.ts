import { describe, expect, test } from 'vitest';
import { compileTemplate } from '../engine/compile.ts';
import type { Value } from '../values/value.ts';

function run(source: string, data: Value = {}) {
  const { output, errors } = compileTemplate(source).render(data);
  return { output, errors: errors.map(({ type, message }) => `${type}: ${message}`) };
}

describe('separators in the wrong place', () => {
  test.each([
    ['a{.end}b', 'END'],
    ['a{.or}b', 'OR_PREDICATE'],
    ['a{.or even? 2}b', 'OR_PREDICATE'],
    ['a{.alternates with}b', 'ALTERNATES_WITH'],
  ])('%s at the top level is ignored', (source, op) => {
    expect(run(source)).toEqual({
      output: 'ab',
      errors: [`assembler: SyntaxError: Instruction ${op} not allowed at root`],
    });
  });

  test.each([
    ['{.section a}b{.alternates with}c{.end}', 'SECTION'],
    ['{.if a}b{.alternates with}c{.end}', 'IF'],
    ['{.equal? a 1}b{.alternates with}c{.end}', 'PREDICATE'],
    ['{.if z}{.or}b{.alternates with}c{.end}', 'OR_PREDICATE'],
    ['{.repeated section l}b{.alternates with}{.alternates with}c{.end}', 'REPEATED'],
  ])('%s', (source, block) => {
    expect(run(source, { a: 1, l: [1, 2] }).errors).toEqual([
      `assembler: SyntaxError: ALTERNATES_WITH instruction is not allowed inside ${block} block.`,
    ]);
  });

  test('content around an ignored separator stays in the block', () => {
    expect(run('{.section a}b{.alternates with}c{.end}', { a: 1 }).output).toBe('bc');
    expect(run('{.repeated section l}b{.alternates with}-{.alternates with}+{.end}', { l: [1, 2] }).output).toBe(
      'b-+b',
    );
  });

  test('or inside a macro', () => {
    expect(run('{.macro m}a{.or}b{.end}{@|apply m}')).toEqual({
      output: 'ab',
      errors: ['assembler: SyntaxError: OR_PREDICATE instruction is not allowed inside MACRO block.'],
    });
  });

  test('an or after one without a predicate never runs on its own', () => {
    expect(run('{.if z}A{.or}B{.or}C{.end}')).toEqual({
      output: 'BC',
      errors: ['assembler: SyntaxError: This OR_PREDICATE block will never execute.'],
    });
    expect(run('{.if z}A{.or even? 1}B{.or odd? 1}C{.or}D{.end}')).toEqual({ output: 'C', errors: [] });
  });
});

describe('the end of the source inside a block', () => {
  test.each([
    ['{.section a}x', 'SECTION', [2, ['a'], [[0, 'x']], 3]],
    ['{.repeated section a}x', 'REPEATED', [4, ['a'], [[0, 'x']], 3, []]],
    ['{.repeated section a}x{.alternates with}y', 'REPEATED', [4, ['a'], [[0, 'x']], 3, [[0, 'y']]]],
    ['{.if a}x', 'IF', [8, [], [['a']], [[0, 'x']], null]],
    ['{.even? 2}x', 'PREDICATE', [5, 'even?', [['2'], ' '], [[0, 'x']], null]],
    ['{.if a}x{.or}y', 'OR_PREDICATE', [8, [], [['a']], [[0, 'x']], [7, 0, 0, [[0, 'y']], null]]],
    ['{.macro m}x', 'MACRO', [10, 'm', [[0, 'x']]]],
  ])('%s', (source, op, instruction) => {
    const template = compileTemplate(source);
    expect(template.tree()).toEqual([17, 1, [instruction], 3]);
    expect(template.errors).toMatchObject([
      { type: 'assembler', message: `SyntaxError: Reached EOF in the middle of ${op}` },
    ]);
  });

  test('only the innermost block is reported, and all of them run', () => {
    expect(run('{.if a}x{.section b}y{.repeated section c}z', { a: 1, b: { c: [1, 2] } })).toEqual({
      output: 'xyzz',
      errors: ['assembler: SyntaxError: Reached EOF in the middle of REPEATED'],
    });
  });
});

test('errors say where', () => {
  const { errors } = compileTemplate('one\n two{.end}\n\n{a|nope}{.nope? 1}').render({});
  expect(errors.map(({ line, column }) => [line, column])).toEqual([
    [2, 5],
    [4, 1],
    [4, 9],
    [4, 9],
  ]);
});

test('the exported tree is frozen, down to its leaves', () => {
  const tree = compileTemplate('{.if a}{b|html}{.end}').tree();
  expect(Object.isFrozen(tree)).toBe(true);
  expect(Object.isFrozen(tree[2])).toBe(true);
});

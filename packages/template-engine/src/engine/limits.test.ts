import { describe, expect, test } from 'vitest';
import type { Value } from '../values/value.ts';
import { compileTemplate } from './compile.ts';
import type { Limits, RenderContext } from './template.ts';

function run(source: string, data: Value, limits: Limits, context: RenderContext = {}) {
  const { output, errors } = compileTemplate(source).render(data, { ...context, limits });
  return { output, errors: errors.map(({ type, message }) => `${type}: ${message}`) };
}

describe('the budget of instructions', () => {
  const overBudget = 'engine: RuntimeError: Execution exceeded the maximum of 5 instructions';

  test('ends the run and keeps what was printed', () => {
    expect(run('1{a}2{a}3{a}4', { a: '.' }, { maxInstructions: 5 })).toEqual({ output: '1.2.3', errors: [overBudget] });
    expect(run('1{a}2{a}3', { a: '.' }, { maxInstructions: 5 })).toEqual({ output: '1.2.3', errors: [] });
  });

  test('counts every turn of a loop, and leaves all loops at once', () => {
    const data = {
      l: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    };
    expect(run('{.repeated section l}{.repeated section @}{@}{.end}{.end}!', data, { maxInstructions: 5 })).toEqual({
      output: '123',
      errors: [overBudget],
    });
  });

  test('counts inside partials and macros, whose text is kept', () => {
    const partials = { p: 'abc{@|apply q}def', q: '{x}{x}{x}{x}{x}' };
    expect(run('<{@|apply p}>', { x: 1 }, { maxInstructions: 5 }, { partials })).toEqual({
      output: '<abc1',
      errors: [overBudget],
    });
  });

  test('stops an explosion of partials that each stay within the depth', () => {
    const partials = { p: 'x{@|apply p}{@|apply p}{@|apply p}{@|apply p}' };
    const { output, errors } = run('{@|apply p}', {}, { maxInstructions: 10_000 }, { partials });
    expect(output.length).toBeLessThan(10_000);
    expect(errors.at(-1)).toContain('Execution exceeded');
  });

  test('comments cost nothing', () => {
    expect(run('{# a}{# b}{# c}{# d}{# e}{# f}1', {}, { maxInstructions: 5 })).toEqual({ output: '1', errors: [] });
  });
});

describe('the length of the output', () => {
  const tooLong = 'engine: RuntimeError: Output exceeded the maximum length of 4';

  test('ends the run and keeps what fits', () => {
    expect(run('ab{x}{x}{x}', { x: 'cd' }, { maxOutputLength: 4 })).toEqual({ output: 'abcd', errors: [tooLong] });
    expect(run('ab{x}', { x: 'cd' }, { maxOutputLength: 4 })).toEqual({ output: 'abcd', errors: [] });
    expect(run('abcdef', {}, { maxOutputLength: 4 })).toEqual({ output: 'abcd', errors: [tooLong] });
  });

  test('holds inside partials', () => {
    expect(run('{@|apply p}tail', {}, { maxOutputLength: 4 }, { partials: { p: 'abcdef{x}g' } })).toEqual({
      output: 'abcd',
      errors: [tooLong],
    });
  });

  test('says so once, with the place', () => {
    const { errors } = compileTemplate('abc\n{x}{x}{x}').render({ x: 'cd' }, { limits: { maxOutputLength: 4 } });
    expect(errors).toMatchObject([{ type: 'engine', line: 2, column: 4 }]);
  });
});

describe('expressions', () => {
  const context = { enableExpressions: true };

  test('too many tokens is a parse error, and the page goes on', () => {
    expect(run('{.eval 1+2+3}x', {}, { maxTokens: 4 }, context)).toEqual({
      output: 'x',
      errors: [
        'engine: RuntimeError: Error parsing expression: "1+2+3": Expression exceeds the maximum number of allowed tokens: 4',
      ],
    });
    expect(run('{.eval 1+2+3}x', {}, { maxTokens: 5 }, context)).toEqual({ output: '6x', errors: [] });
  });

  test('the same template obeys the limit of each run', () => {
    const template = compileTemplate('{.eval 1+2}');
    expect(template.render({}, { ...context, limits: { maxTokens: 2 } }).output).toBe('');
    expect(template.render({}, context).output).toBe('3');
    expect(template.render({}, { ...context, limits: { maxTokens: 2 } }).errors).toHaveLength(1);
  });

  test('a text that would be too long is an evaluation error, and the page goes on', () => {
    expect(run('{.eval a + a}x', { a: 'abc' }, { maxStringLength: 5 }, context)).toEqual({
      output: 'x',
      errors: [
        'engine: RuntimeError: Error reducing expression: a + a: Concatenation would exceed maximum string length 5',
      ],
    });
    expect(run('{.eval a + a}x', { a: 'abc' }, { maxStringLength: 6 }, context)).toEqual({
      output: 'abcabcx',
      errors: [],
    });
  });
});

test('guarded and plain code print the same', () => {
  const source =
    '{.repeated section l}{@index}{.section a}{b|html}{.or}-{.end}{.var @v b}{@v}{.even? @index}e{.or odd? 3}o{.end}{.alternates with},{.end}';
  const data = { b: '<', l: [{ a: { b: 1 } }, {}, { a: 1, b: null }] };
  const plain = compileTemplate(source).render(data).output;
  expect(run(source, data, { maxInstructions: 1000, maxOutputLength: 1000 })).toEqual({ output: plain, errors: [] });
});

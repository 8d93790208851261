import { describe, expect, test } from 'vitest';
import { compileTemplate } from '../../engine/compile.ts';
import type { Value } from '../../values/value.ts';

const partials = {
  p: '<{@}{outer}>',
  args: '[{@args|json}]',
  value: '{@args.a}|{@args.b}',
  bad: 'x{a|nope}',
};

function render(template: string, data: Value = { a: 'A', outer: 'O' }) {
  const { output, errors } = compileTemplate(template).render(data, { partials });
  return { output, errors: errors.map(({ message }) => message) };
}

describe('apply', () => {
  test('runs a partial with the value as its scope, and sees outwards', () => {
    expect(render('{a|apply p}')).toEqual({ output: '<AO>', errors: [] });
  });

  test('private hides everything outside, in any position', () => {
    expect(render('{a|apply p private}').output).toBe('<A>');
    expect(render('{a|apply p x=1 private}').output).toBe('<A>');
  });

  test('passes key=value words as @args and ignores the others', () => {
    expect(render('{a|apply args}').output).toBe('[]');
    expect(render('{a|apply args private}').output).toBe('[{}]');
    expect(render('{a|apply args word}').output).toBe('[{}]');
    expect(render('{a|apply args x=1 y= z=a=b}').output).toBe('[{"x":"1","y":"","z":"a=b"}]');
    expect(render('{a|apply args __proto__=1}').output).toBe('[{"__proto__":"1"}]');
    expect(render('{a|apply:value:a=1 2:b=3}').output).toBe('1 2|3');
  });

  test('@args of an outer partial is not mistaken for its own', () => {
    const nested = { outer: '{@|apply inner}', inner: '[{@args.a}]' };
    const { output } = compileTemplate('{@|apply outer a=1}').render({}, { partials: nested });
    expect(output).toBe('[1]');
  });

  test('without a name it is empty, silently', () => {
    expect(render('[{a|apply}]')).toEqual({ output: '[]', errors: [] });
  });

  test('an unknown name is empty and an error', () => {
    expect(render('[{a|apply nope}]')).toEqual({
      output: '[]',
      errors: ["RuntimeError: Attempt to apply partial 'nope' which could not be found."],
    });
    expect(render('[{a|apply toString}]').output).toBe('[]');
  });

  test('its text goes through the formatters that follow', () => {
    expect(render('{a|apply p|html}').output).toBe('&lt;AO&gt;');
  });

  test('a partial with errors counts as empty and is reported once', () => {
    expect(render('[{a|apply bad}{a|apply bad}]')).toEqual({
      output: '[]',
      errors: [`RuntimeError: Parse of partial "bad" failed: SyntaxError: Formatter 'nope' is unknown`],
    });
  });
});

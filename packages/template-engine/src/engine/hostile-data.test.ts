import { describe, expect, test } from 'vitest';
import type { Value } from '../values/value.ts';
import { compileTemplate } from './compile.ts';
import type { RenderContext } from './template.ts';

const context: RenderContext = { locale: 'en', now: 0, enableExpressions: true, enableInclude: true };

/** Data is JSON by its type; these tests are about hosts that pass something else. */
function render(template: string, data: unknown, more: RenderContext = {}) {
  const { output, errors } = compileTemplate(template).render(data as Value, { ...context, ...more });
  return { output, errors: errors.map(({ message }) => message) };
}

describe('data that throws when it is read', () => {
  const bad = {
    get bad(): never {
      throw new TypeError('not now');
    },
    ok: 'fine',
    l: [1, 2],
  };

  test.each([
    ['{bad}', 'VARIABLE'],
    ['{bad|html}', 'VARIABLE'],
    ['{.section bad}x{.end}', 'SECTION'],
    ['{.repeated section bad}x{.end}', 'REPEATED'],
    ['{.if ok && bad}x{.or}y{.end}', 'IF'],
    ['{.equal? bad 1}x{.end}', 'PREDICATE'],
    ['{.var @x bad}', 'BINDVAR'],
    ['{.ctx @x a=bad}', 'CTXVAR'],
    ['{.eval bad + 1}', 'EVAL'],
    ['{@|json}', 'VARIABLE'],
    ['{@|apply p}', 'VARIABLE'],
  ])('%s loses nothing but itself', (tag, op) => {
    const { output, errors } = render(`a${tag}{ok}`, bad, { partials: { p: '{bad}' } });
    expect(output).toBe('afine');
    expect(errors).toEqual([`RuntimeError: Unexpected TypeError error when executing ${op}: not now`]);
  });

  test('an error inside a loop has the position of the innermost instruction', () => {
    const { output, errors } = compileTemplate('{.repeated section l}\n<{bad}{@}>{.alternates with}-{.end}').render(
      bad,
    );
    expect(output).toBe('\n<1>-\n<2>');
    expect(errors).toMatchObject([
      { line: 2, column: 2 },
      { line: 2, column: 2 },
    ]);
  });

  test('limits hold all the same', () => {
    const { output, errors } = render('{.repeated section l}{ok}{bad}{.end}', bad, { limits: { maxSteps: 42 } });
    expect(output).toBe('fine');
    expect(errors.at(-1)).toContain('maximum of 42 steps');
  });

  test.each<[string, unknown]>([
    ['a text', 'no error'],
    ['nothing', null],
    ['a symbol', Symbol('s')],
    ['something without text', { toString: () => Symbol('s') }],
    ['an error without a message', Object.defineProperty(new Error('x'), 'message', { get: () => bad.bad })],
  ])('whatever is thrown: %s', (_name, thrown) => {
    const data = {
      get bad(): never {
        throw thrown;
      },
    };
    const { output, errors } = render('a{bad}b', data);
    expect(output).toBe('ab');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('error when executing VARIABLE');
  });

  test('a proxy that refuses everything', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const proxy = new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse });
    for (const tag of ['{p.x}', '{p.constructor}', '{.if p}{.end}', '{p|json}', '{p|count}', '{p|product-price}']) {
      expect(render(`a${tag}b`, { p: proxy })).toMatchObject({ output: 'ab', errors: [expect.any(String)] });
    }
    expect(render('a{x}b', proxy).output).toBe('ab');
  });
});

describe('data that holds itself', () => {
  const loop: Record<string, unknown> = { name: 'x' };
  loop['self'] = loop;
  const list: unknown[] = [1];
  list.push(list, [list]);

  test('a list inside itself is empty, as in ECMAScript', () => {
    expect(render('{l}', { l: list }).output).toBe('1,1,,,1,,');
  });

  test('it can be compared', () => {
    const other: Record<string, unknown> = { name: 'x' };
    other['self'] = other;
    expect(render('{.equal? a b}T{.end}', { a: loop, b: other }).output).toBe('T');
    expect(render('{.equal? a b}T{.or}F{.end}', { a: loop, b: { name: 'x', self: { name: 'y' } } }).output).toBe('F');
  });

  test.each(['json', 'json-pretty', 'raw'])('%s reports values that JSON cannot hold', (formatter) => {
    const { output, errors } = render(`a{@|${formatter}}b`, loop);
    expect(output).toBe('ab');
    expect(errors).toHaveLength(1);
  });

  test('in an attribute too', () => {
    const product = { productType: 1, variants: [loop, loop], variantOptionOrdering: ['Size'] };
    expect(render('a{p|variants-select}b', { p: { structuredContent: product } })).toMatchObject({
      output: 'ab',
      errors: [expect.any(String)],
    });
  });
});

describe('data that nests deeper than calls can', () => {
  const DEPTH = 20_000;
  const nested = (): unknown[] => {
    let value: unknown[] = ['x'];
    for (let i = 0; i < DEPTH; i++) value = [value];
    return value;
  };

  test('prints and compares', () => {
    expect(render('{l}', { l: nested() }).output).toBe('x');
    expect(render('{.equal? a b}T{.end}', { a: nested(), b: nested() }).output).toBe('T');
  });

  test('is an error where JSON gives up', () => {
    expect(render('a{l|json}b', { l: nested() })).toMatchObject({ output: 'ab', errors: [expect.any(String)] });
  });
});

describe('values that JSON does not have', () => {
  function secret(): string {
    return 'source';
  }

  test('functions print nothing, wherever they come from', () => {
    expect(render('[{f}{l}{d.getTime}]', { f: secret, l: [secret, 1, [secret]], d: new Date(0) }).output).toBe('[,1,]');
  });

  test.each<[string, unknown]>([
    ['a symbol', Symbol('s')],
    ['a big integer', 10n],
    ['a date', new Date(0)],
    ['a map', new Map([['a', 1]])],
    ['a function', secret],
    ['a regular expression', /x/],
    ['bytes', new Uint8Array(3)],
    ['no number', Number.NaN],
    ['an object without a prototype', Object.create(null)],
  ])('%s never makes a template throw', (_name, value) => {
    const tags = ['{v}', '{v.a}', '{v.constructor}', '{v|html}', '{v|json}', '{.if v}{.end}', '{.equal? v 1}{.end}'];
    const more = ['{.eval v+1}', '{.repeated section v}{@}{.end}', '{v|product-price}', '{v|image}', '{v|message v}'];
    for (const tag of [...tags, ...more]) expect(render(`a${tag}b`, { v: value }).output).toMatch(/^a[\s\S]*b$/);
    expect(() => render('{@}{a}', value)).not.toThrow();
  });

  test('a date is JSON as ECMAScript has it, in attributes too', () => {
    const product = { productType: 1, variants: [{ d: new Date(0) }, {}], variantOptionOrdering: ['Size'] };
    expect(render('{p|variants-select}', { p: { structuredContent: product } }).output).toContain(
      'data-variants="[{&quot;d&quot;:&quot;1970-01-01T00:00:00.000Z&quot;},{}]"',
    );
  });
});

test('frozen data is read like any other', () => {
  const data = Object.freeze({ l: Object.freeze([Object.freeze({ b: 1 })]) });
  expect(render('{.repeated section l}{.var @x b}{@x}{.eval @y = b + 1}{@y}{.end}', data)).toEqual({
    output: '12',
    errors: [],
  });
});

test('numbers beyond all measure end soon', () => {
  const data = { n: 1e308, text: '1e1000000000', digits: '9'.repeat(100_000) };
  const formatters = ['decimal', 'money', 'date %Y', 'datetime', 'relative-time', 'percentage-format', 'round'];
  for (const formatter of formatters) {
    for (const name of Object.keys(data)) {
      expect(render(`a{${name}|${formatter}}b`, data).output).toMatch(/^a[\s\S]*b$/);
    }
  }
});

test.each([Number.NaN, -1, 0])('a limit of %d means no limit', (limit) => {
  const limits = { maxSteps: limit, maxBytes: limit, maxTokens: limit, maxStringLength: limit };
  expect(render('{a}{.eval "a" + "b"}', { a: 'long' }, { limits })).toEqual({ output: 'longab', errors: [] });
});

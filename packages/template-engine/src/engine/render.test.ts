import { describe, expect, test } from 'vitest';
import type { Value } from '../values/value.ts';
import { compileTemplate } from './compile.ts';
import type { RenderContext } from './template.ts';

function run(source: string, data: Value, context: RenderContext = {}): string {
  return compileTemplate(source).render(data, context).output;
}

function messages(source: string, data: Value, context: RenderContext = {}): readonly string[] {
  return compileTemplate(source)
    .render(data, context)
    .errors.map(({ message }) => message);
}

describe('look-up', () => {
  test('searches outwards, and an inner null hides an outer value', () => {
    const data = { x: 'outer', a: { x: null, b: { y: 1 } } };
    expect(run('{.section a}[{x}]{.section b}[{x}][{y}][{z}]{.end}{.end}[{x}]', data)).toBe('[][][1][][outer]');
  });

  test('does not return outwards once the first name is found', () => {
    expect(run('{.section a}[{b.c}]{.end}', { b: { c: 1 }, a: { b: { d: 2 } } })).toBe('[]');
  });

  test('reaches through more scopes than the short forms take', () => {
    const data = { far: 'F', a: { b: { c: { d: { e: [1] } } } } };
    expect(
      run(
        '{.section a}{.section b}{.section c}{.section d}{.repeated section e}{far}{nope}{.end}{.end}{.end}{.end}{.end}',
        data,
      ),
    ).toBe('F');
  });

  test('numbers are elements of arrays and names of members, never characters of a text', () => {
    const data = { l: ['x', 'y'], o: { 1: 'one' }, s: 'text' };
    expect(run('{l.1}{o.1}[{s.1}]{.section l}{1}{.end}', data)).toBe('yone[]y');
    expect(run('{.repeated section l}{0}{.end}', { l: [['a'], ['b']] })).toBe('ab');
    expect(run('{.repeated section l}[{0}]{.end}', { l: ['p', 'q'] })).toBe('[p][p]');
  });

  test('@index counts the nearest loop and is missing outside', () => {
    const data = { l: [{ m: [0, 0] }, { m: [0] }] };
    expect(run('{@index}{.repeated section l}{@index0}:{.repeated section m}{@index}{.end};{.end}', data)).toBe(
      '0:12;1:1;',
    );
    expect(run('{.repeated section l}{.section @index}x{.or}-{.end}{.end}', data)).toBe('--');
  });

  test('a section only looks in the current scope', () => {
    expect(run('{.section a}{.section x}1{.or}2{.end}{.end}', { x: 1, a: { b: 1 } })).toBe('2');
    expect(run('{.var @x a}{.section @x}{b}{.end}{.section a}{.section @x}1{.or}2{.end}{.end}', { a: { b: 1 } })).toBe(
      '12',
    );
  });
});

describe('local variables', () => {
  test('live in the scope that binds them', () => {
    expect(run('{.section a}{.var @v b}{@v}{.end}[{@v}]', { a: { b: 1 } })).toBe('1[]');
    expect(run('{.repeated section l}[{@v}]{.var @v @}{@v}{.end}', { l: [1, 2] })).toBe('[]1[]2');
  });

  test('are seen by the part between elements', () => {
    expect(run('{.repeated section l}{.var @v @}{.alternates with}<{@v}>{.end}', { l: [1, 2, 3] })).toBe('<1><2>');
  });

  test('may depend on their own former value', () => {
    expect(run('{.var @v a}{.section s}{.var @v @v.b}{@v}{.end}', { a: { b: 1 }, s: 1 })).toBe('1');
    expect(run('{.section s}{.var @v a}{.var @v @v.b}{@v}{.end}', { a: { b: 1 }, s: 1 })).toBe('1');
  });

  test('bound to something missing, hide nothing', () => {
    expect(run('{.var @v a}{.section s}{.var @v nope}[{@v}]{.end}', { a: 1, s: 1 })).toBe('[1]');
    expect(run('{.var @v a}{.section s}{.var @v n}[{@v}]{.end}', { a: 1, s: 1, n: null })).toBe('[]');
  });

  test('are seen by formatters and partials inside', () => {
    const partials = { p: '<{@v}>' };
    expect(run('{.section s}{.var @v a}{@|apply p}{@|apply p private}{.end}', { a: 1, s: 1 }, { partials })).toBe(
      '<1><>',
    );
    expect(run('{.repeated section l}{.var @v @index}{f|format @v}{.end}', { l: [0, 0], f: '({0})' })).toBe('(1)(2)');
  });

  test('ctx binds an object; missing values become null', () => {
    expect(run('{.ctx @o a=x.y b=nope}{@o|json}', { x: { y: [1] } })).toBe('{"a":[1],"b":null}');
    expect(run('{.section s}{.ctx @o a=t a=u}{@o|json}{.end}', { s: { t: 1, u: 2 } })).toBe('{"a":2}');
  });

  test('inject binds values of the run, falsy ones included', () => {
    const injectables = { './a.json': { x: 1 }, zero: 0 };
    expect(
      run('{.inject @a ./a.json}{@a.x}{.inject @z zero}{@z}{.inject @n toString}[{@n}]', {}, { injectables }),
    ).toBe('10[]');
  });
});

describe('if', () => {
  const data = { t: 1, u: 1, f: 0, g: 0 };
  test.each([
    ['t', true],
    ['f', false],
    ['t && u', true],
    ['t && f', false],
    ['f || t', true],
    ['f || g', false],
    ['f && t || t', false],
    ['t && f || t', false],
    ['t || f && f', true],
    ['f || g && t', false],
    ['t && u || f', true],
    ['f || t && f', true],
    ['t && u && f', false],
  ])('%s', (condition, expected) => {
    expect(run(`{.if ${condition}}yes{.or}no{.end}`, data)).toBe(expected ? 'yes' : 'no');
  });
});

describe('printing', () => {
  test.each<[Value, string]>([
    ['text', 'text'],
    [5.0, '5'],
    [-0, '0'],
    [1e21, '1e+21'],
    [1e-7, '1e-7'],
    [false, 'false'],
    [null, ''],
    [undefined, ''],
    [{ a: 1 }, ''],
    [[1, 'a', null, true, { a: 1 }, [2, null, [3]], []], '1,a,null,true,[object Object],2,,3,'],
    [[{ toString: 1 }, [{ valueOf: 1 }]], '[object Object],[object Object]'],
  ])('%j prints %j', (value, expected) => {
    expect(run('{v}', { v: value })).toBe(expected);
  });

  test('an array that nests a hundred thousand deep', () => {
    let nested: Value = ['x'];
    for (let i = 0; i < 100_000; i++) nested = [nested];
    expect(run('{v}', { v: nested })).toBe('x');
  });
});

describe('partials and macros', () => {
  test('macros are visible after their definition, inside the scope that defined them, through barriers', () => {
    expect(
      run('{@|apply m}{.macro m}M{.end}{@|apply m}{@|apply p private}', {}, { partials: { p: '({@|apply m})' } }),
    ).toBe('M(M)');
    expect(run('{.section a}{.macro m}M{.end}{@|apply m}{.end}[{@|apply m}]', { a: 1 })).toBe('M[]');
  });

  test('a macro hides a partial of the same name', () => {
    expect(run('{@|apply p}{.macro p}M{.end}{@|apply p}', {}, { partials: { p: 'P' } })).toBe('PM');
  });

  test('include runs in the current scope; its variables remain, its text only with output', () => {
    const context = { enableInclude: true, partials: { p: '{.var @v a}<{@v}>' } };
    expect(run('{.include p}[{@v}]', { a: 1 }, context)).toBe('[1]');
    expect(run('{.include p output}', { a: 1 }, context)).toBe('<1>');
    expect(run('{.section s}{.include p}[{@v}]{.end}[{@v}]', { s: { a: 2 } }, context)).toBe('[2][]');
    expect(run('{.include p output}', { a: 1 }, { ...context, enableInclude: false })).toBe('');
    expect(messages('{.include nope}', {}, context)).toEqual([
      "RuntimeError: Attempt to apply partial 'nope' which could not be found.",
    ]);
  });

  test('sixteen may be active at once, and the count is restored', () => {
    const partials = { p: 'x{@|apply p}' };
    expect(run('{@|apply p}|{@|apply p}', {}, { partials })).toBe(`${'x'.repeat(16)}|${'x'.repeat(16)}`);
    expect(messages('{@|apply p}', {}, { partials })).toEqual([
      "RuntimeError: Attempt to apply partial 'p' exceeded maximum recursion depth of 16",
    ]);
    expect(run('{.include q output}', {}, { enableInclude: true, partials: { q: 'y{.include q output}' } })).toBe(
      'y'.repeat(16),
    );
  });

  test('can be compiled beforehand and shared', () => {
    const card = compileTemplate('[{title}{outer}{@v}]', { name: 'card' });
    const page = compileTemplate('{.var @v o}{.repeated section l}{@|apply card}{.end}');
    const data = { outer: '!', o: 7, l: [{ title: 'a' }, { title: 'b' }] };
    expect(page.render(data, { partials: { card } }).output).toBe('[a!7][b!7]');
    expect(card.render({ title: 'root' }).output).toBe('[root]');
  });

  test('errors inside say which partial, and where', () => {
    const partials = { p: 'x\n {u|encode-uri}' };
    const { errors } = compileTemplate('{@|apply p}').render({ u: '\ud800' }, { partials });
    expect(errors).toEqual([
      {
        type: 'engine',
        message: 'RuntimeError: Unexpected URIError error when executing VARIABLE: URI malformed',
        line: 2,
        column: 2,
        template: 'p',
      },
    ]);
  });
});

describe('errors while running', () => {
  test('a tag that fails prints nothing, and everything after it runs', () => {
    expect(run('a{u|encode-uri}b{.section s}{x}{.end}', { u: '\ud800', s: { x: 1 } })).toBe('ab1');
    expect(run('a{u|encode-uri|apply p}b', { u: '\ud800' }, { partials: { p: 'x' } })).toBe('ab');
  });

  test('a var that fails keeps its former value', () => {
    expect(run('{.var @v a}{.var @v u|encode-uri}{@v}', { a: 1, u: '\ud800' })).toBe('1');
    expect(run('{.section s}{.var @v a}{.var @v u|encode-uri}{@v}{.end}', { s: 1, a: 1, u: '\ud800' })).toBe('1');
    expect(run('{.var @v a}{.var @v u|encode-uri|apply p}{@v}', { a: 1, u: '\ud800' }, { partials: {} })).toBe('1');
  });

  test('errors of the source come first', () => {
    expect(messages('{@|apply nope}{.end}', {})).toEqual([
      'SyntaxError: Instruction END not allowed at root',
      "RuntimeError: Attempt to apply partial 'nope' which could not be found.",
    ]);
  });
});

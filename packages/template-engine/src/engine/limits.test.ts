import { describe, expect, test } from 'vitest';
import type { Value } from '../values/value.ts';
import { compileTemplate } from './compile.ts';
import type { Limits, RenderContext } from './template.ts';

const everything: RenderContext = { locale: 'en', enableExpressions: true, enableInclude: true };

function run(source: string, data: Value, limits: Limits, context: RenderContext = {}) {
  const { output, errors } = compileTemplate(source).render(data, { ...everything, ...context, limits });
  return { output, errors: errors.map(({ type, message }) => `${type}: ${message}`) };
}

function tooMany(what: string): string {
  return `engine: RuntimeError: Execution exceeded the maximum of ${what}`;
}

describe('the budget of steps', () => {
  test('is paid for a template as a whole, before anything is printed', () => {
    expect(run('1{a}2{a}3', { a: '.' }, { maxSteps: 5 })).toEqual({ output: '1.2.3', errors: [] });
    expect(run('1{a}2{a}3', { a: '.' }, { maxSteps: 4 })).toEqual({ output: '', errors: [tooMany('4 steps')] });
  });

  test('is paid for every turn of a loop, and all loops are left at once', () => {
    const data = {
      l: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    };
    const source = '{.repeated section l}{.repeated section @}{@}{.end}{.end}!';
    expect(run(source, data, { maxSteps: 18 })).toEqual({ output: '123456!', errors: [] });
    expect(run(source, data, { maxSteps: 17 })).toEqual({ output: '12345', errors: [tooMany('17 steps')] });
    expect(run(source, data, { maxSteps: 9 })).toEqual({ output: '12', errors: [tooMany('9 steps')] });
  });

  test('is paid for loops that print nothing', () => {
    const l = Array.from({ length: 100 }, () => 0);
    expect(run('{.repeated section l}{.end}x', { l }, { maxSteps: 101 }).errors).toEqual([tooMany('101 steps')]);
    expect(run('{.repeated section l}{.end}x', { l }, { maxSteps: 102 })).toEqual({ output: 'x', errors: [] });
  });

  test('is paid for every branch of a block, whichever is taken', () => {
    const source = '{.if a}1{.or odd? b}2{.or}3{.end}';
    for (const data of [{ a: 1 }, { b: 1 }, {}]) {
      expect(run(source, data, { maxSteps: 5 }).errors).toEqual([]);
      expect(run(source, data, { maxSteps: 4 }).errors).toEqual([tooMany('4 steps')]);
    }
  });

  test('is paid inside partials and macros, whose text is kept', () => {
    const partials = { p: 'abc{@|apply q}def', q: '{x}{x}{x}{x}{x}' };
    expect(run('<{@|apply p}>', { x: 1 }, { maxSteps: 19 }, { partials })).toEqual({
      output: '<abc11111def>',
      errors: [],
    });
    expect(run('<{@|apply p}>', { x: 1 }, { maxSteps: 18 }, { partials })).toEqual({
      output: '<abc',
      errors: [tooMany('18 steps')],
    });
  });

  test('stops an explosion of partials that each stay within the depth', () => {
    const partials = { p: 'x{@|apply p}{@|apply p}{@|apply p}{@|apply p}' };
    const { output, errors } = run('{@|apply p}', {}, { maxSteps: 10_000 }, { partials });
    expect(output.length).toBeLessThan(10_000);
    expect(errors.at(-1)).toBe(tooMany('10000 steps'));
  });

  test.each<[string, string, Value]>([
    ['a long text', '{a|slugify}', { a: '!'.repeat(2000) }],
    ['a long text without its tags', '{a|safe}', { a: `<${'!'.repeat(2000)}>` }],
    ['a long text up to its end', '{a|truncate 1999 x}', { a: '!'.repeat(2000) }],
    ['many elements in search of one', '{a|find-first x}', { a: Array.from({ length: 200 }, () => 0) }],
    ['many elements by a key', '{a|key-by x}', { a: Array.from({ length: 200 }, () => 0) }],
    ['many members', '{a|count}', { a: Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`m${i}`, i])) }],
    ['a number of many digits', '{a|decimal}', { a: '9'.repeat(2000) }],
    ['a number with a large exponent', '{a|decimal}', { a: '1e-2000' }],
    ['many variants', '{.section a}{.on-sale?}{.end}{.end}', { a: shirt(200) }],
    ['many names of one scope inside another', `${'{.section @}'.repeat(200)}{nope}`, { a: 1 }],
    ['two equal lists', '{.equal? a b}{.end}', { a: numbers(200), b: numbers(200) }],
    ['two lists that differ in the last element', '{.equal? a b}{.end}', { a: numbers(200), b: [...range(199), 'x'] }],
    ['lists that hold nothing but each other', '{a}', { a: nested(200) }],
    ['a long reference', '{@|lookup a}', { a: 'a.'.repeat(2000) }],
    ['a long text in an expression', '{.eval a == b}', { a: '9'.repeat(2000), b: 'x' }],
    ['JSON of a list', '{a|json}', { a: numbers(1000) }],
    ['JSON of lists inside each other', '{a|json}', { a: nested(200) }],
    ['long quantities', '{a|cart-quantity}', { a: { entries: [{ quantity: '9'.repeat(2000) }] } }],
    ['the parts of a message', '{a|message}', { a: '{-x}'.repeat(200) }],
    ['the tags of a pattern', '{a|format}', { a: '{0}'.repeat(200) }],
    ['an expression', `{.eval ${'1+'.repeat(200)}1}`, {}],
    ['errors', '{.repeated section a}{s|encode-uri}{.end}', { a: numbers(20), s: '\ud800' }],
  ])('is paid for what goes on inside one tag: %s', (_name, source, data) => {
    expect(run(source, data, { maxSteps: 100_000 }).errors.filter((error) => error.includes('exceeded'))).toEqual([]);
    expect(run(source, data, { maxSteps: 120 }).errors.at(-1)).toBe(tooMany('120 steps'));
  });

  test('comments cost nothing', () => {
    expect(run('{# a}{# b}{# c}{# d}{# e}{# f}1', {}, { maxSteps: 1 })).toEqual({ output: '1', errors: [] });
  });
});

function shirt(variants: number): Value {
  return { structuredContent: { productType: 1, variants: Array.from({ length: variants }, () => ({})) } };
}

function numbers(count: number): Value {
  return range(count);
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i);
}

function nested(depth: number): Value {
  return range(depth).reduce<Value>((inner) => [inner], 'x');
}

describe('the budget of bytes', () => {
  test('is paid for the output, two bytes a character', () => {
    expect(run('ab{x}', { x: 'cd' }, { maxBytes: 8 })).toEqual({ output: 'abcd', errors: [] });
    expect(run('ab{x}', { x: 'cd' }, { maxBytes: 7 }).errors).toEqual([tooMany('7 bytes')]);
  });

  test('ends a loop, and what was printed is kept', () => {
    const l = ['ab', 'cd', 'ef', 'gh'];
    expect(run('{.repeated section l}{@}{.end}!', { l }, { maxBytes: 7 })).toEqual({
      output: 'abcd',
      errors: [tooMany('7 bytes')],
    });
  });

  test('a long text that does not fit is not printed', () => {
    expect(run('<{x}>{y}', { x: 'x'.repeat(1000), y: 1 }, { maxBytes: 1999 })).toEqual({
      output: '<>1',
      errors: [tooMany('1999 bytes')],
    });
  });

  test('counts what a partial prints as its result, and again where that is printed', () => {
    const partials = { p: '{x}' };
    expect(run('{@|apply p}', { x: 'abcd' }, { maxBytes: 16 }, { partials }).errors).toEqual([]);
    expect(run('{@|apply p}', { x: 'abcd' }, { maxBytes: 15 }, { partials }).errors).toEqual([tooMany('15 bytes')]);
  });

  test('is reported once, with the position', () => {
    const l = ['abc', 'def'];
    const { errors } = compileTemplate('abc\n{.repeated section l}{@}{@}{.end}').render(
      { l },
      { limits: { maxBytes: 12 } },
    );
    expect(errors).toMatchObject([{ type: 'engine', line: 2, column: 1 }]);
  });

  test('is the same for the second attempt at data that throws', () => {
    const data = {
      l: Array.from({ length: 100 }, () => 'abcde'),
      get bad(): never {
        throw new TypeError('not now');
      },
    };
    const { usage, errors } = compileTemplate('{.repeated section l}{@}{.end}{bad}').render(data, {
      limits: { maxBytes: 1500 },
    });
    expect(errors.at(-1)?.message).toContain('exceeded the maximum of 1500 bytes');
    expect(usage.usedBytes).toBe(1500);
  });
});

describe('values that grow before they are printed', () => {
  const limits = { maxBytes: 1_000_000 };

  test.each<[string, string]>([
    ['JSON of JSON, bound again and again', `{.var @a s}${'{.var @a @a|json}'.repeat(60)}`],
    ['JSON of JSON within one tag', `{s${'|json'.repeat(60)}|count}`],
    ['JSON of JSON within one binding', `{.var @a s${'|json'.repeat(60)}}`],
    ['objects that hold each other twice', `{.ctx @a s=s}${'{.ctx @a x=@a y=@a}'.repeat(60)}{@a|json}`],
    ['the same, indented', `{.ctx @a s=s}${'{.ctx @a x=@a}'.repeat(1000)}{@a|json-pretty|count}`],
    [
      'the same, in an attribute',
      `{.ctx @a s=s}${'{.ctx @a x=@a y=@a}'.repeat(60)}{.ctx @c additionalFieldsFormId=s additionalFieldsForm=@a}{.ctx @p structuredContent=@c}{@p|add-to-cart-btn}`,
    ],
    ['texts that are put together', `{.var @a s}${'{.eval @a = @a + @a}'.repeat(60)}`],
    ['a text in a pattern', `{.var @a p}${'{.var @a @a|format @a @a}'.repeat(60)}`],
    ['a text in a message', `{.var @a m}${'{.var @a @a|message @a @a}'.repeat(60)}`],
    ['what a macro prints', `{.macro m}{@}{@}{.end}{.var @a s}${'{.var @a @a|apply m}'.repeat(60)}`],
    ['what is escaped', `{.var @a s}${'{.eval @a = @a + @a}'.repeat(16)}{@a|htmlattr}`],
    ['white space', `{.var @a w${'|encode-space|json'.repeat(60)}}`],
    [
      'links',
      `{.var @a h}${'{.eval @a = @a + @a}'.repeat(13)}{.var @b @a|activate-twitter-links}{.var @b @a|activate-twitter-links}`,
    ],
    [
      'an address for every width',
      `{.var @a s}${'{.eval @a = @a + @a}'.repeat(13)}{.ctx @i assetUrl=@a systemDataVariants=widths}{@i|image-srcset|count}`,
    ],
    ['the name of an option for every value', `{.ctx @p structuredContent=shirts}{@p|variants-select|count}`],
    [
      'a product for every notification',
      `{.ctx @p id=long}{.ctx @c long=restock}{@p|product-restock-notification|count}`,
    ],
    ['errors', `{.repeated section many}{.repeated section @}{t|encode-uri}{.end}{.end}`],
  ])('end the run when they are made: %s', (_name, source) => {
    const data = {
      s: '"',
      p: '{0}{1}',
      m: '{0}{1}',
      w: ' ',
      h: '@a ',
      t: '\ud800',
      long: 'x'.repeat(2000),
      many: Array.from({ length: 100 }, () => numbers(100)),
      widths: '100w,'.repeat(180),
      productMerchandisingContext: {
        ['x'.repeat(2000)]: { restockNotificationViews: Array.from({ length: 300 }, () => ({})) },
      },
      shirts: {
        productType: 1,
        variantOptionOrdering: ['n'.repeat(500)],
        variants: Array.from({ length: 400 }, (_, i) => ({ attributes: { ['n'.repeat(500)]: `v${i}` } })),
      },
    };
    const { output, errors, usage } = compileTemplate(`${source}{.var @end s}tail`).render(data, {
      ...everything,
      limits,
    });
    expect(errors.map(({ message }) => message).at(-1)).toBe(
      'RuntimeError: Execution exceeded the maximum of 1000000 bytes',
    );
    expect(output).not.toContain('tail');
    expect(usage.usedBytes).toBe(1_000_000);
  });
});

describe('expressions', () => {
  test('too many tokens is a parse error, and rendering continues', () => {
    expect(run('{.eval 1+2+3}x', {}, { maxTokens: 4 })).toEqual({
      output: 'x',
      errors: [
        'engine: RuntimeError: Error parsing expression: "1+2+3": Expression exceeds the maximum number of allowed tokens: 4',
      ],
    });
    expect(run('{.eval 1+2+3}x', {}, { maxTokens: 5 })).toEqual({ output: '6x', errors: [] });
  });

  test('the same template obeys the limit of each run', () => {
    const template = compileTemplate('{.eval 1+2}');
    expect(template.render({}, { ...everything, limits: { maxTokens: 2 } }).output).toBe('');
    expect(template.render({}, everything).output).toBe('3');
    expect(template.render({}, { ...everything, limits: { maxTokens: 2 } }).errors).toHaveLength(1);
  });

  test('a text that would be too long is an evaluation error, and rendering continues', () => {
    expect(run('{.eval a + a}x', { a: 'abc' }, { maxStringLength: 5 })).toEqual({
      output: 'x',
      errors: [
        'engine: RuntimeError: Error reducing expression: a + a: Concatenation would exceed maximum string length 5',
      ],
    });
    expect(run('{.eval a + a}x', { a: 'abc' }, { maxStringLength: 6 })).toEqual({
      output: 'abcabcx',
      errors: [],
    });
  });
});

test('without limits everything is counted, and nothing ends', () => {
  const { output, usage } = compileTemplate('{.repeated section l}{@}{.end}').render({ l: ['ab', 'cd'] });
  expect({ output, steps: usage.usedSteps, bytes: usage.usedBytes }).toEqual({ output: 'abcd', steps: 5, bytes: 8 });
});

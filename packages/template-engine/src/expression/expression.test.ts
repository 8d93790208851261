import { describe, expect, test } from 'vitest';
import { compileTemplate } from '../engine/compile.ts';
import type { Value } from '../values/value.ts';

const DATA: Value = {
  n: 5,
  s: 'text',
  t: true,
  nil: null,
  o: { p: 2 },
  l: [1],
  PI: 'apple',
  'a-b': 7,
  z: '0x1F',
  blank: '',
};

function run(expression: string) {
  const { output, errors } = compileTemplate(`{.eval ${expression}}`).render(DATA, { enableExpressions: true });
  return { output, errors: errors.map(({ message }) => message) };
}

function value(expression: string): string {
  const { output, errors } = run(expression);
  expect(errors).toEqual([]);
  return output;
}

describe('numbers and texts', () => {
  test.each([
    ['1', '1'],
    ['1.', '1'],
    ['1.50', '1.5'],
    ['007', '7'],
    ['1e3', '1000'],
    ['1E+3', '1000'],
    ['15e-1', '1.5'],
    ['1.5e3', '1500'],
    ['1e5e6', ''],
    ['0xff', '255'],
    ['0XfF', '255'],
    ['"a\'b"', "a'b"],
    ["'a\"b'", 'a"b'],
    ['"\\n\\t\\f\\r"', '\n\t\f\r'],
    ['"\\x41\\u00e9\\U0001F600"', 'Aé\u{1F600}'],
    ['"\\x07\\x0e\\x1f\\x09\\x0d"', '   \t\r'],
    ['"\\U00110000"', ' '],
    ['"\\q\\\\\\""', 'q\\"'],
  ])('%s is %j', (expression, expected) => {
    expect(value(expression)).toBe(expected);
  });
});

describe('operators', () => {
  test.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['7 / 2', '3.5'],
    ['-7 % 3', '-1'],
    ['2 ** 3 ** 2', '512'],
    ['-2 ** 2', '4'],
    ['2 - 3 - 4', '-5'],
    ['1 - -1', '2'],
    ['- - 3', '3'],
    ['+"12"', '12'],
    ['-"0x10"', '-16'],
    ['!0', 'true'],
    ['!"a"', 'false'],
    ['~5', '-6'],
    ['~n', '-6'],
    ['1 << 4', '16'],
    ['-16 >> 2', '-4'],
    ['6 & 3', '2'],
    ['6 ^ 3', '5'],
    ['6 | 3', '7'],
    ['1 | 2 ^ 3 & 4', '3'],
    ['1 < 2', 'true'],
    ['2 <= 2', 'true'],
    ['2 > 2', 'false'],
    ['2 >= 2', 'true'],
    ['"b" > "a"', 'true'],
    ['"10" < 9', 'false'],
    ['null >= 0', 'true'],
    ['1 == "1"', 'true'],
    ['1 != "1"', 'false'],
    ['1 === "1"', 'false'],
    ['1 !== "1"', 'true'],
    ['null == false', 'false'],
    ['1 && "a"', 'true'],
    ['0 || ""', 'false'],
    ['1 || 0 && 0', 'true'],
    ['1 + "a" + null + true', '1anulltrue'],
    ['1 + true + null', '2'],
    ['"3" * "0x10"', '48'],
    ['"" * 1', '0'],
    ['" 1" * 1', 'NaN'],
    ['"1px" * 1', 'NaN'],
    ['"+5" - 0', '5'],
    ['"-" - 0', 'NaN'],
    ['"0x" - 0', 'NaN'],
    ['"0xg" - 0', 'NaN'],
    ['"1e" - 0', 'NaN'],
    ['1 2 3', '3'],
    ['1, 2', '2'],
  ])('%s is %s', (expression, expected) => {
    expect(value(expression)).toBe(expected);
  });
});

describe('references, constants and functions', () => {
  test.each([
    ['n + 1', '6'],
    ['o.p * 2', '4'],
    ['l.0', '1'],
    ['a-b', '7'],
    ['missing', ''],
    ['missing + 1', '1'],
    ['nil + "x"', 'nullx'],
    ['@.PI', 'apple'],
    ['PI > 3.14', 'true'],
    ['E > 2.71', 'true'],
    ['Infinity', 'Infinity'],
    ['NaN', 'NaN'],
    ['true', 'true'],
    ['null', ''],
    ['max(1, "7", n)', '7'],
    ['max("x", 1)', '1'],
    ['max(1, "x")', 'NaN'],
    ['min(3, 2, true)', '1'],
    ['abs(-n, 9)', '5'],
    ['num(z)', '31'],
    ['str(1.50) + "!"', '1.5!'],
    ['bool(blank)', 'false'],
    ['bool (s)', 'true'],
    ['max(1, max(2, 3) + 1)', '4'],
    ['max(1, o, 2)', '2'],
    ['-o', ''],
    ['!l', ''],
  ])('%s is %j', (expression, expected) => {
    expect(value(expression)).toBe(expected);
  });
});

describe('statements', () => {
  test.each([
    ['', ''],
    [';;', ''],
    ['1; 2', '2'],
    ['@x = 2; @x * 3', '6'],
    ['@x = 2', ''],
    ['@x = @y = 3; @y + "," + @x', '3,null'],
    ['n = 2; n', '5'],
    ['@x.y = 2; 1', '1'],
  ])('%s gives %j', (expression, expected) => {
    expect(value(expression)).toBe(expected);
  });

  test('local variables stay in the scope, unless something went wrong', () => {
    const render = (source: string) => compileTemplate(source).render(DATA, { enableExpressions: true }).output;
    expect(render('{.eval @x = 1}{@x}')).toBe('1');
    expect(render('{.eval @x = 1; 1 + o}[{@x}]')).toBe('[]');
    expect(render('{.section o}{.eval @x = p}{@x}{.end}[{@x}]')).toBe('2[]');
    expect(render('{.repeated section l}{.eval @x = @index * 2}{@x}{.end}')).toBe('2');
  });
});

describe('messages', () => {
  test.each([
    ['1 # 2', 'Unexpected character at 2: "#"'],
    ['\u0001', 'Unexpected control character at 0: "\\u0001"'],
    ['1 \f', 'Unexpected form feed at 2: "\\f"'],
    ['\b', 'Unexpected backspace at 0: "\\b"'],
    ['1e', 'Expected a digit after exponent in decimal number'],
    ['1e+', 'Expected a digit after exponent in decimal number'],
    ['1..2', 'Duplicate decimal point in number'],
    ['1e5.2', 'Unexpected decimal point in exponent'],
    ['0xg', 'Expected digits after start of hex number'],
    ['"\\x4g"', 'Invalid 2-char hex escape found'],
    ['"\\x41', 'Invalid 2-char hex escape found'],
    ['"\\u00g0"', 'Invalid unicode escape found'],
    ['"\\U0001F60"', 'Invalid unicode escape found'],
    ['"a\nb"', 'Illegal bare line feed character in string literal'],
    ['"a\rb"', 'Illegal bare carriage return character in string literal'],
    ['"abc', 'Unterminated string'],
    ['"abc\\', 'Unterminated string'],
    ['foo(1)', 'Invalid function foo'],
    ['constructor(1)', 'Invalid function constructor'],
    ['(1', 'Mismatched operator found: left paren'],
    ['1)', 'Mismatched operator found: right paren'],
    ['$', 'Unexpected character at 0: "$"'],
  ])('%j cannot be parsed', (expression, message) => {
    expect(run(expression)).toEqual({
      output: '',
      errors: [`RuntimeError: Error parsing expression: ${JSON.stringify(expression)}: ${message}`],
    });
  });

  test('a wrong call and unreadable text after it are both reported', () => {
    expect(run('foo(1) "abc').errors).toEqual([
      'RuntimeError: Error parsing expression: "foo(1) \\"abc": Invalid function foo',
      'RuntimeError: Error parsing expression: "foo(1) \\"abc": Unterminated string',
    ]);
    expect(run('(1; (2').errors).toHaveLength(2);
  });

  test.each([
    ['1 +', 'Invalid arguments to operator add'],
    ['o * 2', 'Invalid arguments to operator multiply'],
    ['2 < l', 'Invalid arguments to operator less than'],
    ['max()', 'Error calling function max'],
    ['str(o)', 'Error calling function str'],
    ['o', 'Reduce error: unexpected token on stack'],
  ])('%s cannot be evaluated', (expression, message) => {
    expect(run(expression)).toEqual({
      output: '',
      errors: [`RuntimeError: Error reducing expression: ${expression}: ${message}`],
    });
  });

  test('a parse error is reported once in a run, an evaluation error each time', () => {
    const errors = (source: string) =>
      compileTemplate(source).render({ l: [1, 2], o: {} }, { enableExpressions: true }).errors.length;
    expect(errors('{.repeated section l}{.eval (}{.end}')).toBe(1);
    expect(errors('{.repeated section l}{.eval 1 + o}{.end}')).toBe(2);
  });
});

test('a leading # shows the parsed form', () => {
  expect(value('#1 + n * max(2, -"a"); @x = null; !o.p')).toBe(
    'EVAL=[[1 n <args> 2 "a" <unary minus> max() <multiply> <add>], [@x null <assign>], [o.p <logical not>]] -> false',
  );
  expect(value('#@x = 1')).toBe('EVAL=[[@x 1 <assign>]]');
  expect(value('#null')).toBe('EVAL=[[null]] -> ');
});

test('does nothing unless the run enables it', () => {
  expect(compileTemplate('[{.eval 1 + (}]').render({})).toMatchObject({ output: '[]', errors: [] });
});

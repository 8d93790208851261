import { describe, expect, test } from 'vitest';
import { Assembler } from '../syntax/assembler.ts';
import { exportTree } from '../syntax/export.ts';
import type { Value } from '../values/value.ts';
import { compileTemplate } from './compile.ts';
import type { RenderContext } from './template.ts';

function run(source: string, data: Value, context: RenderContext = {}) {
  const { output, errors } = compileTemplate(source).render(data, { enableExpressions: true, ...context });
  return { output, errors: errors.map(({ type, message }) => `${type}: ${message}`) };
}

describe('blocks', () => {
  const data = { a: { b: 1 }, l: ['x', 'y'], yes: true };

  test.each([
    [
      'TPL-003',
      'text {yes}',
      'text true',
      [
        17,
        1,
        [
          [0, 'text '],
          [1, [['yes']], 0],
        ],
        18,
      ],
    ],
    ['TPL-004', '{.section a}{b}{.end}', '1', [17, 1, [[2, ['a'], [[1, [['b']], 0]], 3]], 18]],
    [
      'TPL-005',
      '{.repeated section l}{@}{.alternates with},{.end}',
      'x,y',
      [17, 1, [[4, ['l'], [[1, [['@']], 0]], 3, [[0, ',']]]], 18],
    ],
    ['TPL-006', '{.even? 2}e{.end}', 'e', [17, 1, [[5, 'even?', [['2'], ' '], [[0, 'e']], 3]], 18]],
    [
      'TPL-007',
      '{.even? 1}e{.or odd? 1}o{.or}n{.end}',
      'o',
      [
        17,
        1,
        [[5, 'even?', [['1'], ' '], [[0, 'e']], [7, 'odd?', [['1'], ' '], [[0, 'o']], [7, 0, 0, [[0, 'n']], 3]]]],
        18,
      ],
    ],
    ['TPL-008', '{.if no || yes}i{.end}', 'i', [17, 1, [[8, [0], [['no'], ['yes']], [[0, 'i']], 3]], 18]],
    [
      'TPL-009',
      '{.macro m}<{b}>{.end}{a|apply m}',
      '<1>',
      [
        17,
        1,
        [
          [
            10,
            'm',
            [
              [0, '<'],
              [1, [['b']], 0],
              [0, '>'],
            ],
          ],
          [1, [['a']], [['apply', [['m'], ' ']]]],
        ],
        18,
      ],
    ],
  ])('%s: %s', (_, source, output, tree) => {
    expect(run(source, data)).toEqual({ output, errors: [] });
    expect(compileTemplate(source).tree()).toEqual(tree);
  });

  test('TPL-010: a struct, which has no form in a source, keeps its body and takes no or-branch', () => {
    const reports: string[] = [];
    const assembler = new Assembler((message) => reports.push(message));
    const text = (words: string) => ({ op: 'TEXT', offset: 0, text: words }) as const;
    assembler.accept({ op: 'STRUCT', offset: 0, value: { kind: 'x' }, body: [] });
    assembler.accept(text('in'));
    assembler.accept({ op: 'ALTERNATES_WITH', offset: 0 });
    assembler.accept({ op: 'END', offset: 0 });
    assembler.accept(text('after'));
    expect(exportTree(assembler.finish())).toEqual([
      17,
      1,
      [
        [20, { kind: 'x' }, [[0, 'in']]],
        [0, 'after'],
      ],
      18,
    ]);
    expect(reports).toEqual(['ALTERNATES_WITH instruction is not allowed inside STRUCT block.']);
  });
});

const EXPRESSION = 'engine: RuntimeError: Error';
const lone = { s: '\ud800', o: {} };
const deep = Array.from({ length: 17 }, (_, level) => [`p${level}`, `${level} {@|apply p${level + 1}}`]);
const partials = { bad: '{.section a}x', ...Object.fromEntries(deep) };

const failures: readonly (readonly [string, string, string, string])[] = [
  ['TPL-012', 'a{b|nope}c', 'a{b|nope}c', "parser: SyntaxError: Formatter 'nope' is unknown"],
  ['TPL-013', 'a{.nope? x}b{.or}c{.end}d', 'acd', "parser: SyntaxError: Predicate 'nope?' is unknown"],
  [
    'TPL-014',
    '{.if z}a{.or}b{.or}c{.end}',
    'bc',
    'assembler: SyntaxError: This OR_PREDICATE block will never execute.',
  ],
  ['TPL-015', 'a{.repeated section l}b', 'a', 'assembler: SyntaxError: Reached EOF in the middle of REPEATED'],
  [
    'TPL-016',
    '{.if o}a{.alternates with}b{.or}c{.end}',
    'c',
    'assembler: SyntaxError: ALTERNATES_WITH instruction is not allowed inside IF block.',
  ],
  ['TPL-017', 'a{.end}b', 'ab', 'assembler: SyntaxError: Instruction END not allowed at root'],
  ['TPL-018', 'a{.if s}b', 'ab', 'assembler: SyntaxError: Reached EOF in the middle of IF'],
  [
    'TPL-019',
    'a{o|apply none}b',
    'ab',
    "engine: RuntimeError: Attempt to apply partial 'none' which could not be found.",
  ],
  [
    'TPL-020',
    'a{o|apply bad}b',
    'ab',
    'engine: RuntimeError: Parse of partial "bad" failed: SyntaxError: Reached EOF in the middle of SECTION',
  ],
  [
    'TPL-021',
    'a{o|apply p0}b',
    'a0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 b',
    "engine: RuntimeError: Attempt to apply partial 'p16' exceeded maximum recursion depth of 16",
  ],
  [
    'TPL-022',
    'a{s|encode-uri}b',
    'ab',
    'engine: RuntimeError: Unexpected URIError error when executing VARIABLE: URI malformed',
  ],
  ['TPL-023', 'a{.eval 1 ` 2}b', 'ab', `${EXPRESSION} parsing expression: "1 \` 2": Unexpected character at 2: "\`"`],
  ['TPL-024', 'a{.eval o}b', 'ab', `${EXPRESSION} reducing expression: o: Reduce error: unexpected token on stack`],
  ['TPL-025', 'a{.eval sin(1)}b', 'ab', `${EXPRESSION} parsing expression: "sin(1)": Invalid function sin`],
  ['TPL-026', 'a{.eval (1}b', 'ab', `${EXPRESSION} parsing expression: "(1": Mismatched operator found: left paren`],
  ['TPL-026', 'a{.eval 1)}b', 'ab', `${EXPRESSION} parsing expression: "1)": Mismatched operator found: right paren`],
  ['TPL-027', 'a{.eval 1 + o}b', 'ab', `${EXPRESSION} reducing expression: 1 + o: Invalid arguments to operator add`],
  [
    'TPL-028',
    'a{.eval "123456" + "789012"}b',
    'ab',
    `${EXPRESSION} reducing expression: "123456" + "789012": Concatenation would exceed maximum string length 11`,
  ],
  [
    'TPL-029',
    'a{.eval 1+2+3+4}b',
    'ab',
    `${EXPRESSION} parsing expression: "1+2+3+4": Expression exceeds the maximum number of allowed tokens: 6`,
  ],
  ['TPL-030', 'a{.eval "x}b', 'ab', `${EXPRESSION} parsing expression: "\\"x": Unterminated string`],
];

test.each(failures)('%s, TPL-031: %s prints %s and reports an error', (_, source, output, error) => {
  expect(run(source, lone, { partials, limits: { maxTokens: 6, maxStringLength: 11 } })).toEqual({
    output,
    errors: [error],
  });
});

test('TPL-011: errors are of type parser, assembler or engine, and those of the source come first', () => {
  expect(run('{o|apply none}{b|nope}{.end}', lone).errors.map((error) => error.split(':')[0])).toEqual([
    'parser',
    'assembler',
    'engine',
  ]);
});

test('TPL-034: sixteen partials may be active at once, seventeen not', () => {
  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, level) => [`p${level}`, level === length - 1 ? '!' : `.{@|apply p${level + 1}}`]),
    );
  expect(run('{@|apply p0}', 1, { partials: chain(16) })).toEqual({ output: `${'.'.repeat(15)}!`, errors: [] });
  expect(run('{@|apply p0}', 1, { partials: chain(17) })).toMatchObject({ output: '.'.repeat(16), errors: [{}] });
});

const literals: readonly (readonly [string, string, string | undefined, string?])[] = [
  ['TPL-035', '"\\x41"', 'A'],
  ['TPL-035', '"\\x411"', 'A1'],
  ['TPL-035', '"\\x4"', undefined, 'Invalid 2-char hex escape found'],
  ['TPL-036', '"\\u00e9"', 'é'],
  ['TPL-036', '"\\U0001f600"', '😀'],
  ['TPL-036', '"\\u00e"', undefined, 'Invalid unicode escape found'],
  ['TPL-036', '"\\U0001f60"', undefined, 'Invalid unicode escape found'],
  ['TPL-037', '"a\nb"', undefined, 'Illegal bare line feed character in string literal'],
  ['TPL-038', '1.2', '1.2'],
  ['TPL-038', '1.2.3', undefined, 'Duplicate decimal point in number'],
  ['TPL-039', '1e2', '100'],
  ['TPL-039', '1e', undefined, 'Expected a digit after exponent in decimal number'],
  ['TPL-039', '1e+', undefined, 'Expected a digit after exponent in decimal number'],
];

test.each(literals)('%s: the literal %j', (_, literal, output, error) => {
  expect(run(`{.eval ${literal}}`, {})).toEqual({
    output: output ?? '',
    errors: error === undefined ? [] : [`${EXPRESSION} parsing expression: ${JSON.stringify(literal)}: ${error}`],
  });
});

import * as fc from 'fast-check';
import { reference } from './references.fixture.ts';

const BINARY = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '**',
  '<<',
  '>>',
  '<',
  '>',
  '<=',
  '>=',
  '==',
  '!=',
  '===',
  '!==',
  '&',
  '^',
  '|',
  '&&',
  '||',
  ',',
  ' ',
];
const LITERALS = [
  '1',
  '2.5',
  '0',
  '1.',
  '007',
  '1e3',
  '2E-2',
  '0x1F',
  '"a"',
  "'b c'",
  '"\\n\\x41\\u00e9\\U0001f600\\q"',
  '""',
  'null',
  'true',
  'false',
  'PI',
  'E',
  'Infinity',
  'NaN',
  '3',
  '"12"',
  '"0x10"',
];
const MISTAKES = [
  '1.2.3',
  '1e',
  '0x',
  '1e1.5',
  '"open',
  '"\\x4"',
  '"\\u12"',
  '"a\nb"',
  'nope(1)',
  '#',
  '(1',
  '1)',
  ')',
  '@x =',
  '= 1',
  '1 +',
  '~',
  '`',
  '\u0001',
  '?',
];

// In an expression the reference treats an inherited name as a constant of the language.
const name = reference.map((one) => (one === 'constructor' || one === 'hasOwnProperty' ? 'name' : one));

const operand = fc.oneof(fc.constantFrom(...LITERALS), name, name);

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
    operand,
    fc
      .tuple(tie('expression'), fc.constantFrom(...BINARY), fc.constantFrom('', ' '), tie('expression'))
      .map(([left, operator, blank, right]) => `${left}${blank}${operator}${blank}${right}`),
    fc.tuple(fc.constantFrom('-', '+', '!', '~', '- -'), tie('expression')).map((parts) => parts.join('')),
    tie('expression').map((inner) => `(${inner})`),
    fc
      .tuple(fc.constantFrom('max', 'min', 'abs', 'num', 'str', 'bool'), fc.array(tie('expression'), { maxLength: 3 }))
      .map(([name, args]) => `${name}(${args.join(', ')})`),
  ),
}));

const statement = fc.oneof(
  { weight: 5, arbitrary: expression },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom('@v', '@w', '@x.y', 'a'), expression).map((parts) => parts.join(' = ')),
  },
  { weight: 1, arbitrary: fc.constantFrom('', ...MISTAKES) },
  { weight: 1, arbitrary: fc.tuple(expression, fc.constantFrom(...MISTAKES)).map((parts) => parts.join(' ')) },
);

/** The content of an eval instruction. */
export const evaluation: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('', '', '', '#'), fc.array(statement, { minLength: 1, maxLength: 3, size: 'small' }))
  .map(([debug, statements]) => `${debug}${statements.join('; ')}`);

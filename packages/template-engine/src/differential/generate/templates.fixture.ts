import * as fc from 'fast-check';
import { DEFAULT_REGISTRY } from '../../registry.ts';
import { evaluation } from './expressions.fixture.ts';
import { formatted } from './formatter-calls.fixture.ts';
import { localName, reference } from './references.fixture.ts';

export const PREDICATE_NAMES: readonly string[] = [...DEFAULT_REGISTRY.predicates.keys()];

/** Arguments as written after the name, delimiter included. */
const PREDICATE_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  'collectionTypeNameEquals?': [' blog', ' products', ''],
  'current-type?': [' gallery', ' heading', ' nope', ''],
};
const ANY_ARGUMENTS = [
  '',
  '',
  '',
  ' a',
  ' n',
  ' @index',
  ':a:"b c"',
  '|a|1',
  ' "x" 2',
  ' null',
  ' "open',
  ' -2 b',
  ' ',
  ' a 1 2',
];
const COMPARISONS = [
  ' n 1',
  ' a b',
  ' @index 2',
  ' 1',
  ' "abc"',
  ' s "abc"',
  ' a null',
  ' l []',
  ' o.a true',
  ':s:"a b  c"',
  ' 2 10',
  ' "a" "b"',
  ' n s',
  '',
  ' [1',
];
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  core: ['n', 's', 'a', 'l', '@'],
  commerce: ['product', 'products.0', '@'],
  content: ['item', 'item', 'items.0', '@', 'image'],
  social: ['item', 'items.0', '@'],
  slide: ['item', '@'],
};
const COMPARING = new Set([
  'equal?',
  'notEqual?',
  'greaterThan?',
  'greaterThanOrEqual?',
  'lessThan?',
  'lessThanOrEqual?',
  'even?',
  'odd?',
  'nth?',
]);

const predicateCall = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...PREDICATE_NAMES, ...COMPARING).chain(withArguments) },
  { weight: 1, arbitrary: fc.constantFrom('nope?', 'Equal? a b', 'x-y? 1', 'constructor? 1', 'toString?') },
);

function withArguments(name: string): fc.Arbitrary<string> {
  const args = COMPARING.has(name) ? COMPARISONS : [...(PREDICATE_ARGUMENTS[name] ?? []), ...ANY_ARGUMENTS];
  return fc.constantFrom(...args).map((text) => name + text);
}

/** A predicate with a value that it is meant for. */
const askedPredicate = fc
  .constantFrom(...PREDICATE_NAMES)
  .chain((name) =>
    fc
      .tuple(
        fc.constantFrom(...(SUBJECTS[DEFAULT_REGISTRY.predicates.get(name)?.group ?? ''] ?? ['@'])),
        withArguments(name),
      )
      .map(([subject, call]) => `{.section ${subject}}{.${call}}yes{.or}no{.end}{.end}`),
  );

const condition = fc
  .tuple(
    reference,
    fc.array(fc.tuple(fc.constantFrom('&&', ' && ', '||', ' || ', '\t||\n'), reference), { maxLength: 2 }),
  )
  .map(([first, rest]) => first + rest.flat().join(''));

const TEXTS = ['x', 'a b', '\n', ' ', '<p>', '{', '}', '{}', '{{', '%', '"', '{ a}', 'é', '{##', '##}', '\\', '`${1}`'];

const MALFORMED = [
  '{a }',
  '{ a}',
  '{a|}',
  '{a||b}',
  '{a.}',
  '{.a}',
  '{a..b}',
  '{a,}',
  '{.end }',
  '{.or }',
  '{.section}',
  '{.section  a}',
  '{.section a b}',
  '{.repeated  section l}',
  '{.if}',
  '{.if a &&}',
  '{.if a & b}',
  '{.if !a}',
  '{.var @v}',
  '{.var v a}',
  '{.var @v a|nope}',
  '{.var  @v a}',
  '{.ctx @v a=b c}',
  '{.ctx @v a=}',
  '{.ctx @v}',
  '{.macro}',
  '{.macro  m}',
  '{.macro a b}',
  '{.include}',
  '{.inject @v}',
  '{.inject v p}',
  '{.eval}',
  '{.newline }',
  '{.meta-left x}',
  '{.alternates  with}',
  '{.repeated}',
  '{.unknown}',
  '{@@}',
  '{a|html|}',
  '{1a}',
  '{a-}',
  '{-a}',
  '{a|html a|b}',
  '{.equal?}',
  '{.equal}',
  '{a$b}',
  '{a,b}',
  '{#}',
  '{##}',
  '{.}',
  '{|html}',
  '{a |html}',
  '{a| html}',
  '{.or equal? a 1}',
];

/** Tags and text without blocks, as source. */
const leaf = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 3, arbitrary: reference.map((one) => `{${one}}`) },
  { weight: 12, arbitrary: formatted.map((one) => `{${one}}`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(reference, fc.constantFrom(',', ', ', ' , ', ' '), reference)
      .map((parts) => `{${parts.join('')}}`),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(localName, fc.oneof(reference, formatted)).map(([name, value]) => `{.var ${name} ${value}}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        localName,
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'name', 'k'), reference), { minLength: 1, maxLength: 3 }),
      )
      .map(([name, bindings]) => `{.ctx ${name} ${bindings.map((pair) => pair.join('=')).join(' ')}}`),
  },
  { weight: 4, arbitrary: evaluation.filter((one) => !/[{}]/.test(one)).map((one) => `{.eval ${one}}`) },
  { weight: 1, arbitrary: fc.constantFrom('{.meta-left}', '{.meta-right}', '{.space}', '{.tab}', '{.newline}') },
  { weight: 1, arbitrary: fc.constantFrom('{# note}', '{## many {a} ## ##}', '{# a {b} c}', 'x{y{## c ##}z') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        localName,
        fc.constantFrom('one', 'two', 'zero', 'a/b.html', 'unknown', 'constructor', '__proto__'),
        fc.constantFrom('', ' x y'),
      )
      .map(([name, path, args]) => `{.inject ${name} ${path}${args}}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('leaf', 'q', 'm', 'rec', 'missing', 'bad', 'toString'),
        fc.constantFrom('', ' output', ' a output b', ' x'),
      )
      .map((parts) => `{.include ${parts.join('')}}`),
  },
  { weight: 6, arbitrary: askedPredicate },
  { weight: 2, arbitrary: fc.constantFrom(...MALFORMED) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom(...'{ } . # | @ ? a b 1 - e n d'.split(' '), ' '), maxLength: 10 }),
  },
);

/** Sometimes a block is left open or closed twice. */
const end = fc.oneof(
  { weight: 20, arbitrary: fc.constant('{.end}') },
  { weight: 1, arbitrary: fc.constantFrom('', '{.end}{.end}', '{.or}{.end}', '{.alternates with}{.end}') },
);

// oxlint-disable-next-line typescript/consistent-type-definitions -- fast-check asks for a record
type Parts = {
  readonly block: string;
  readonly body: string;
};

function templates(maxDepth: number): fc.Arbitrary<string> {
  const { body } = fc.letrec<Parts>((tie) => {
    const inside: fc.Arbitrary<string> = tie('body');
    const or = fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      { weight: 2, arbitrary: inside.map((inner) => `{.or}${inner}`) },
      { weight: 1, arbitrary: fc.tuple(predicateCall, inside).map(([call, inner]) => `{.or ${call}}${inner}`) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(predicateCall, inside, inside)
          .map(([call, one, other]) => `{.or ${call}}${one}{.or}${other}`),
      },
    );
    const alternates = fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.oneof(leaf, inside).map((inner) => `{.alternates with}${inner}`) },
    );
    const block = (opening: fc.Arbitrary<string>, ...parts: fc.Arbitrary<string>[]) =>
      fc.tuple(opening, inside, ...parts, end).map((all) => all.join(''));
    return {
      block: fc.oneof(
        block(
          reference.map((one) => `{.section ${one}}`),
          or,
        ),
        block(
          fc
            .oneof(fc.constantFrom('l', 'items', 'products', 'objects', 'fields', '@'), reference)
            .map((one) => `{.repeated section ${one}}`),
          alternates,
          or,
        ),
        block(
          predicateCall.map((one) => `{.${one}}`),
          or,
        ),
        block(
          predicateCall.map((one) => `{.if ${one}}`),
          or,
        ),
        block(
          condition.map((one) => `{.if ${one}}`),
          or,
        ),
        // Macros apply only each other and what terminates: two that applied each other in loops would never return.
        fc
          .tuple(fc.constantFrom('m', 'p', 'q', 'a/b.c'), macroBody, end)
          .map(([name, inner, close]) => `{.macro ${name}}${inner}${close}`),
      ),
      body: fc
        .array(
          fc.oneof(
            { maxDepth, depthSize: 'small' },
            { weight: 3, arbitrary: leaf },
            { weight: 2, arbitrary: tie('block') },
          ),
          {
            maxLength: 4,
            size: 'max',
          },
        )
        .map((parts) => parts.join('')),
    };
  });
  return body;
}

const macroBody = fc
  .array(
    fc.oneof(reference, formatted).map((one) => `<{${one.replaceAll('|apply', '|html')}}>`),
    { maxLength: 3 },
  )
  .map((parts) => parts.join(''));

/** A page's template: tags that certainly run, and blocks around others. */
export const template: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(leaf, { minLength: 2, maxLength: 8, size: 'max' }),
    fc.array(templates(3), { minLength: 1, maxLength: 2 }),
  )
  .map((parts) => parts.flat().join(''));

/** Templates of partials; each applies only later ones, so that none recurses. */
export const partials: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .tuple(templates(1), macroBody)
  .map(([first, second]) => ({
    p: withoutCalls(first, ['p', 'rec']),
    q: second,
    'r/x.y': '{@args|json}{name}',
    leaf: '({@.name}{.var @v name}{@index})',
    rec: 'x{@|apply rec}',
    bad: '{.section a}{b|nope}',
  }));

function withoutCalls(source: string, names: readonly string[]): string {
  return names.reduce(
    (text, name) => text.replace(new RegExp(`(\\|apply.|\\.include )${name}\\b`, 'g'), '$1leaf'),
    source,
  );
}

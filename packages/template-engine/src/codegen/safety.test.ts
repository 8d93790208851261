import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { Budget } from '../budget/budget.ts';
import type { PureFormatterFunction } from '../contract/formatter.ts';
import type { OperandTest, ScopeTest } from '../contract/predicate.ts';
import { compileTemplate } from '../engine/compile.ts';
import { DEFAULT_REGISTRY } from '../registry.ts';
import { Lines } from '../syntax/lines.ts';
import { parse } from '../syntax/parse.ts';
import type { Value } from '../values/value.ts';
import { generateCode } from './generate.ts';
import { HELPER_NAMES } from './helpers.ts';

/** Every inherited name that a template can write. */
const INHERITED = [
  ...new Set(
    [Object, Array, String, Number, Boolean, Function].flatMap((one) => Object.getOwnPropertyNames(one.prototype)),
  ),
].filter((name) => /^[a-zA-Z][\w-]*$/.test(name));

const VALUES: readonly Value[] = [{}, { a: 1 }, [], [1, 2], 'text', 5, true, null];

function render(source: string, data: Value): string {
  return compileTemplate(source).render(data, { enableExpressions: true, enableInclude: true, locale: 'en' }).output;
}

describe('inherited names', () => {
  test.each(INHERITED)('%s is missing unless the data has it', (name) => {
    for (const value of VALUES) {
      const data = { v: value, l: [value] };
      expect(render(`[{${name}}{v.${name}}{v.${name}.${name}}]`, data)).toBe('[]');
      expect(render(`{.section v}{.section ${name}}found{.end}[{${name}}{@.${name}}]{.end}`, data)).toMatch(
        /^(?:\[\])?$/,
      );
      expect(render(`{.repeated section l}[{${name}}{@.${name}}]{.if ${name}}found{.end}{.end}`, data)).toBe('[]');
      expect(render(`{.equal? v.${name} null}none{.end}{.eval v.${name} === null}`, data)).toBe('nonetrue');
      expect(render(`[{v|prop ${name}}{v|get ${name}}{v|lookup ${name}}]`, data)).toBe('[]');
      expect(render(`[{v|apply ${name}}]{.include ${name} output}{.inject @x ${name}}{@x}`, data)).toBe('[]');
    }
  });

  test.each(INHERITED)('%s is found where the data has it', (name) => {
    const own = Object.fromEntries([[name, 'own']]);
    expect(
      render(`{${name}}{v.${name}}{.section v}{${name}}{.end}{.repeated section l}{${name}}{.end}`, {
        ...own,
        v: own,
        l: [own],
      }),
    ).toBe('own'.repeat(4));
  });

  test('__proto__ is a name like any other, where it can be written', () => {
    const data = JSON.parse('{"__proto__": {"x": 1}, "k": "__proto__"}') as Value;
    expect(render('{@|prop:__proto__:x}{.equal?:__proto__:1}{.end}{@|get k|json}', data)).toBe('1{"x":1}');
    expect(render('[{x}{polluted}]', data)).toBe('[]');
  });
});

describe('hostile text', () => {
  const alarm = globalThis as { alarm?: () => string; alarmRang?: number };

  afterEach(() => {
    delete alarm.alarm;
    delete alarm.alarmRang;
  });

  /** Fragments that would have a meaning if text ever became code. */
  const piece = fc.constantFrom(
    '"',
    "'",
    '`',
    '\\',
    '\\"',
    '\n',
    '\r',
    '\u2028',
    '\u2029',
    '\0',
    '${',
    '}',
    '{',
    ')',
    '(',
    ';',
    '//',
    '/*',
    '*/',
    ']',
    '[',
    ',',
    'alarm()',
    '"+alarm()+"',
    "'+alarm()+'",
    '`+alarm()+`',
    '${alarm()}',
    '"]+alarm()+["',
    '");alarm();("',
    '*/alarm()/*',
    '\nalarm()\n',
    'constructor',
    '__proto__',
    'k[0]',
    'r.errors',
    'f0',
    'v0',
    ' ',
    'a',
    '.',
    '@',
    '|',
    ':',
    '<script>',
    '\ud800',
    '$&',
    '$1',
  );
  const hostile = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));

  /** Places in a template that take text of the author. */
  const places: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => `{${text}}`,
    (text) => `{a.${text}}`,
    (text) => `{a|output ${text}}`,
    (text) => `{a|${text}}`,
    (text) => `{a|apply ${text}}`,
    (text) => `{a|get ${text}|prop ${text}|lookup ${text}}`,
    (text) => `{.equal?:${text}:1}{.end}`,
    (text) => `{.${text}? a}{.end}`,
    (text) => `{.section ${text}}{.end}`,
    (text) => `{.repeated section ${text}}{.end}`,
    (text) => `{.if ${text}}{.end}`,
    (text) => `{.var @${text} a}{@${text}}`,
    (text) => `{.section a}{.var @${text} b}{@${text}}{.end}`,
    (text) => `{.ctx @x ${text}=a}{@x|json}`,
    (text) => `{.macro ${text}}x{.end}{a|apply ${text}}`,
    (text) => `{.include ${text} output}`,
    (text) => `{.inject @x ${text}}{@x}`,
    (text) => `{.eval ${text}}`,
    (text) => `{.eval "${text}"}`,
    (text) => `{# ${text}}{## ${text} ##}`,
  ];

  test('never runs and never throws in any place', () => {
    alarm.alarm = () => {
      alarm.alarmRang = (alarm.alarmRang ?? 0) + 1;
      return 'rang';
    };
    fc.assert(
      fc.property(fc.constantFrom(...places), hostile, hostile, (place, text, key) => {
        const data = { a: { b: 1, [key]: text }, [key]: key, l: [text] };
        const template = compileTemplate(place(text));
        for (const limits of [{}, { maxSteps: 100 }]) {
          const { output } = template.render(data, {
            enableExpressions: true,
            enableInclude: true,
            limits,
            partials: { [key]: place(text) },
            injectables: { [key]: text },
          });
          expect(output).not.toContain('rang');
        }
        expect(alarm.alarmRang).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });

  test('the generated code holds no text of the template, only names that are nothing but names', () => {
    const source =
      'TEXT-"\\\n{secret-name|output ARG}{.equal?:x y:"LITERAL"}{.end}{.inject @v PATH/x}{.eval 1+"EXPR"}{plain}';
    const { root } = parse(source, DEFAULT_REGISTRY);
    const { code } = generateCode(root.body, {
      registry: DEFAULT_REGISTRY,
      source: { lines: new Lines(source), name: undefined },
      isCareful: false,
    });
    for (const text of ['TEXT', 'ARG', 'LITERAL', 'EXPR']) expect(code).not.toContain(text);
    // Only names of the author are left: quoted, or plain identifiers after a dot.
    expect(code).toContain('?.["secret-name"]');
    expect(code).toContain('?.plain');
    expect(code).toContain('"PATH/x"');
  });
});

test('generated code can name nothing but its own variables, the helpers and the constants', () => {
  const source =
    '{a}{.section b}{.var @x c}{@x}{d|apply p}{.end}{.repeated section e}{f|html}{.end}{.eval 1}{.macro m}{.end}';
  const { root } = parse(source, DEFAULT_REGISTRY);
  const { code } = generateCode(root.body, {
    registry: DEFAULT_REGISTRY,
    source: { lines: new Lines(source), name: undefined },
    isCareful: true,
  });
  const withoutTexts = code.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').replaceAll(/\??\.[A-Za-z]\w*/g, '');
  const names = new Set(withoutTexts.match(/[A-Za-z_$][\w$]*/g));
  const keywords = ['function', 'return', 'let', 'const', 'if', 'for', 'try', 'catch', 'new', 'break', 'void', 'null'];
  const own = /^(?:[bkstrlocgqne]|[ufvib]\d+|x\d+_\d+)$/;
  const foreign = [...names].filter(
    (name) => !keywords.includes(name) && !HELPER_NAMES.includes(name) && !own.test(name),
  );
  expect(foreign).toEqual([]);
});

describe('a formatter or predicate that promises never to throw', () => {
  const formatters = [...DEFAULT_REGISTRY.formatters.values()].filter((one) => one.isPure && one.isTotal === true);
  const predicates = [...DEFAULT_REGISTRY.predicates.values()].filter((one) => isTotal(one.prepare(['1'])));
  const args = fc.array(fc.oneof(fc.string(), fc.constantFrom('1', '"x"', 'null', 'a.b', '0')), { maxLength: 3 });
  const value = fc.jsonValue() as fc.Arbitrary<Value>;

  test.each(formatters.map((one) => [one.name, one] as const))('%s keeps it', (_name, formatter) => {
    fc.assert(
      fc.property(args, value, (list, one) => {
        const format = formatter.prepare(list) as PureFormatterFunction;
        expect(() => format(one, new Budget())).not.toThrow();
      }),
    );
  });

  test.each(predicates.map((one) => [one.name, one] as const))('%s keeps it', (_name, predicate) => {
    fc.assert(
      fc.property(args, value, value, value, (list, first, second, third) => {
        const prepared = predicate.prepare(list);
        const run = isTotal(prepared) ? () => prepared.test(first, second, third, new Budget()) : () => false;
        expect(run).not.toThrow();
      }),
    );
  });

  test('there are some', () => {
    expect(formatters.length).toBeGreaterThan(10);
    expect(predicates.length).toBeGreaterThan(5);
  });
});

function isTotal(prepared: OperandTest | ScopeTest): prepared is OperandTest {
  return 'operands' in prepared && prepared.isTotal === true;
}

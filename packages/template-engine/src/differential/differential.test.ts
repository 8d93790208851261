import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Value } from '../values/value.ts';
import { type Case, isSame, runOurs } from './case.fixture.ts';
import type { Correction } from './corrections/correction.fixture.ts';
import { CORRECTIONS, explain } from './explain.fixture.ts';
import { cases } from './generate/cases.fixture.ts';
import { FORMATTER_NAMES } from './generate/formatter-calls.fixture.ts';
import { PREDICATE_NAMES } from './generate/templates.fixture.ts';
import { runReference } from './reference.fixture.ts';

const seed = Number(process.env['AWNING_DIFFERENTIAL_SEED'] ?? 3);
const numRuns = Number(
  process.env['AWNING_DIFFERENTIAL_CASES'] ?? (process.env['AWNING_FULL'] === '1' ? 20_000 : 1_000),
);

test(`seed ${seed}: ${numRuns} cases differ from the reference only where the specification says so`, {
  timeout: 1_800_000,
}, () => {
  const seen = new Set<string>();
  const used = new Map<Correction['entry'], number>();
  let same = 0;
  fc.assert(
    fc.property(cases, (one) => {
      const ours = runOurs(one);
      const reference = runReference(one);
      for (const [name] of one.template.matchAll(NAMES)) seen.add(name);
      if (isSame(ours, reference)) {
        same++;
        return;
      }
      const needed = explain(one, ours);
      // Not explained: prints the difference.
      expect(needed === undefined ? ours : reference).toEqual(reference);
      for (const { entry } of needed ?? []) used.set(entry, (used.get(entry) ?? 0) + 1);
    }),
    { seed, numRuns },
  );
  console.log(`${same} of ${numRuns} cases the same; differences by entry: ${describeCounts(used)}`);
  const expected = numRuns < 1000 ? [] : [...FORMATTER_NAMES, ...PREDICATE_NAMES];
  expect(expected.filter((name) => !seen.has(name))).toEqual([]);
});

const NAMES = /(?<=\||\.|\bor |\bif )[\w-]+\??/g;

function describeCounts(used: ReadonlyMap<Correction['entry'], number>): string {
  return [...used]
    .sort(([one], [other]) => String(one).localeCompare(String(other), 'en', { numeric: true }))
    .map(([entry, count]) => `${entry} (${count})`)
    .join(', ');
}

interface Example {
  readonly entry: Correction['entry'];
  readonly template: string;
  readonly data: Value;
  readonly partials?: Case['partials'];
  readonly injectables?: Case['injectables'];
}

const listedObject = { productType: 1, variants: { a: {}, b: {} }, variantOptionOrdering: ['Size'] };
const cheapVariants = {
  productType: 1,
  variants: [{ priceMoney: { value: '0', currency: 'USD' } }, { priceMoney: { value: '0.50', currency: 'USD' } }],
};
const names = { m: '<{0}>', name: 'root', l: [{ name: 'a' }] };

/** For each decided difference a template that shows only that difference. */
const examples: readonly Example[] = [
  { entry: 1, template: '{.section x}A{.or}{.section y}{z}{.or}none{.end}{.end}', data: { y: { z: 1 } } },
  { entry: 2, template: '{.repeated section l}{@}{.alternates with}<{.if y}-{.end}>{.end}', data: { y: 1, l: [1, 2] } },
  { entry: 3, template: '{.section l}[{length}]{.end}', data: { l: [1, 2, 3] } },
  { entry: 3, template: '{a.b}', data: { a: { hasOwnProperty: 1, b: 2 } } },
  { entry: 4, template: '{.eval ~a}', data: { a: 5 } },
  { entry: 5, template: '{s|encode-uri}{.section a}{b}{.or}LOST{.end}', data: { s: '\ud800', a: { b: 1 } } },
  { entry: 6, template: '{@|apply p}|{@|apply p}', data: {}, partials: { p: 'x{@|apply p}' } },
  { entry: 7, template: '{.repeated section l}{.var @m m|message name}{@m}{.end}', data: names },
  { entry: 7, template: '{.repeated section l}{.var @m m|format name}{@m}{.end}', data: names },
  { entry: 8, template: '{.inject @x a}[{@x}]', data: {}, injectables: { a: 0 } },
  { entry: 9, template: '[{nope|raw}]', data: {} },
  { entry: 10, template: '{s|smartypants}', data: { s: "James' 'quoted'" } },
  { entry: 11, template: '{i|image}', data: { i: { title: 'A & B' } } },
  { entry: 12, template: '{.even? 4}T{.or}F{.end}{.odd? 3}T{.or}F{.end}', data: {} },
  { entry: 13, template: '{p|product-price}', data: { p: { structuredContent: { productType: 5 } } } },
  { entry: 14, template: '{f|summary-form-field}', data: { f: { type: 'likert', rawTitle: 'x' } } },
  { entry: 15, template: '{e|google-calendar-url}', data: { e: { title: 'é/ñ', startDate: 0, endDate: 0 } } },
  { entry: 16, template: '{d|date %s}', data: { d: 4102444800000 } },
  { entry: 17, template: '{.disqus?}T{.or}F{.end}', data: { websiteSettings: { disqusShortname: 'x' } } },
  { entry: 18, template: '{f|summary-form-field}', data: { f: { rawTitle: 'T <b>', value: '<script>x</script>' } } },
  { entry: 18, template: '{p|product-quick-view g"1}', data: { p: { id: 'a"b' } } },
  { entry: 18, template: '{i|social-button}', data: { website: { shareButtonOptions: [1] }, i: { fullUrl: '/a"b' } } },
  { entry: 19, template: '{i|image-meta}', data: { i: { body: 'x'.repeat(500) } } },
  { entry: '§ 3.1', template: '{a|toString}', data: { a: 1 } },
  { entry: '§ 8', template: '{.inject @x __proto__}{@x|json}', data: {} },
  { entry: '§ 18', template: '{l}', data: { l: [{ toString: 1 }] } },
  { entry: '§ 18', template: '{s|format o}', data: { s: '<{0}>', o: { toString: 1 } } },
  { entry: '§ 18', template: '{l|key-by k|json}', data: { l: [{ k: { toString: 1 } }] } },
  { entry: '§ 13.2', template: '{d|date %N}', data: { d: 0.1234567 } },
  { entry: '§ 13.3', template: '{m|message a b}', data: { m: '<{0;1 datetime-interval}>', a: 'x', b: 86400000 } },
  { entry: '§ 13.5 variants', template: '{p|variants-select}', data: { p: { structuredContent: listedObject } } },
  { entry: '§ 13.5 prices', template: '{p|from-price}', data: { p: { structuredContent: cheapVariants } } },
];

test.each(examples)('entry $entry alone explains $template', ({ entry, ...more }) => {
  const one: Case = { ...plain, ...more };
  expect(isSame(runOurs(one), runReference(one))).toBe(false);
  expect(explain(one, runOurs(one))?.map((correction) => correction.entry)).toEqual([entry]);
});

test('every entry has such a template', () => {
  expect([...new Set(examples.map(({ entry }) => entry))]).toEqual(CORRECTIONS.map(({ entry }) => entry));
});

test('a difference without an entry is not explained', () => {
  const one = { ...plain, template: '{a}', data: { a: 1 } };
  expect(explain(one, { ...runOurs(one), output: '2' })).toBeUndefined();
});

const plain: Omit<Case, 'template' | 'data'> = {
  partials: {},
  injectables: {},
  locale: 'en',
  now: 1700000000000,
  enableExpressions: true,
  enableInclude: true,
  maxTokens: 0,
  maxStringLength: 0,
};

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileTemplate } from '../engine/compile.ts';

const runs = process.env['AWNING_FULL'] === '1' ? 30_000 : 3000;

const markup = [
  '<script>',
  '</script>',
  '<style>',
  '</style>',
  '<p onclick="',
  '<p onclick=',
  '">',
  "'",
  ' ',
  '<!--',
  '-->',
  '<a ',
];
const code = ['a()', 'b = ', '"', ';', '\n', '{.space}', '{.meta-left}'];
const values = ['{n}', '{t|json}', '{id}', '{t}', '{.eval n}', '{i|audio-player}', '{.var @v t}', '{@v}', '{# c}'];
const blocks = [
  '{.if n}',
  '{.if no}',
  '{.or}',
  '{.or equal? n 2}',
  '{.end}',
  '{.repeated section l}',
  '{.alternates with}',
];
const more = ['{.section i}', '{.macro m}', '{@|apply m}', '{.end}', '{.end}'];

const templates = fc
  .array(fc.constantFrom(...markup, ...code, ...values, ...blocks, ...more), { maxLength: 30 })
  .map((pieces) => pieces.join(''));

const data = { n: 1, t: 'text', id: 'i1', l: [1, 2, 3], i: { id: 'x' } };

/** Replaces characters reversibly, so that nothing looks like code any more. */
function disguised(text: string): string {
  return text.replaceAll('<', '\u0001').replaceAll('onclick', '\u0002');
}

function shown(text: string): string {
  return text.replaceAll('\u0001', '<').replaceAll('\u0002', 'onclick');
}

test(`recording changes nothing in the output of ${runs} generated templates`, () => {
  let recorded = 0;
  const context = { enableExpressions: true };
  fc.assert(
    fc.property(templates, (template) => {
      const { output, inlineCode } = compileTemplate(template).render(data, context);
      recorded += inlineCode.length;
      expect(output).toBe(shown(compileTemplate(disguised(template)).render(data, context).output));
      for (const { text } of inlineCode) {
        expect(output.includes(text) || template.includes('.macro') || template.includes('{.var')).toBe(true);
      }
    }),
    { numRuns: runs },
  );
  // Otherwise nothing was tested.
  expect(recorded).toBeGreaterThan(runs / 20);
});

test('code that a loop closes and opens again is cut once', () => {
  const template = '<script>{.repeated section l}x</script><script>b()</script><script>"{.end}</script>';
  const { output, inlineCode } = compileTemplate(template).render(data);
  expect(output).toBe(`<script>${'x</script><script>b()</script><script>"'.repeat(3)}</script>`);
  expect(inlineCode.map(({ text }) => text)).toEqual(['b()', 'b()', 'b()']);
});

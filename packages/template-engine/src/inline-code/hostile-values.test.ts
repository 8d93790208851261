import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileTemplate } from '../engine/compile.ts';

const runs = process.env['AWNING_FULL'] === '1' ? 200_000 : 10_000;

/** Fragments of scripts in every lexical state of JavaScript, and values in between. */
const signs = 'a b 1 ; , = + - ( ) [ ] { } . ? : ! < > \\ \' " ` / // /* */ ${ ++ -- => <!-- -->'.split(' ');
const words = [' ', '\n', ' return ', ' in ', ' typeof '];
const values = '{t|json} {t|json} {t|json} {n} {id} "{id}" \'{id}\' {missing} {missing|json}'.split(' ');
const blocks = [
  '{.if y}',
  '{.if n}',
  '{.or}',
  '{.end}',
  '{.repeated section l}',
  '{.alternates with}',
  '{.end}',
  '{# x}',
];
const pieces = [...signs, ...words, ...values, ...blocks];

/** Texts that break out of every context and then call a function. */
const attacks = ["'", '"', '`', '*/', '\n', '\u2028', '/', '${', '\\', ']', '', '-->', '<!--', '}'].flatMap(
  (leaving) => [`${leaving};steal();`, `${leaving}+steal()+${leaving}`, `${leaving}steal()//`, `${leaving}steal()}`],
);

const scripts = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 }).map((list) => list.join(''));

function hasStolen(code: string): boolean {
  let isStolen = false;
  const steal = () => {
    isStolen = true;
  };
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- what would run in a browser is run here
    const run = new Function('steal', 'a', 'b', `${code}\n`) as (...args: readonly unknown[]) => void;
    run(steal, () => 0, { a: 1 });
  } catch {
    // Most of them are not valid programs and do not run at all.
  }
  return isStolen;
}

test(`no value becomes code in ${runs} generated scripts that would get a hash`, () => {
  let recorded = 0;
  fc.assert(
    fc.property(scripts, fc.constantFrom(...attacks), (script, t) => {
      const { inlineCode } = compileTemplate(`<script>${script}</script>`).render({
        t,
        n: 1,
        id: t,
        y: true,
        l: [1, 2],
      });
      recorded += inlineCode.length;
      for (const { text } of inlineCode) expect([text, hasStolen(text)]).toEqual([text, false]);
    }),
    { numRuns: runs },
  );
  // Otherwise nothing was tested.
  expect(recorded).toBeGreaterThan(runs / 20);
});

test('the test would notice', () => {
  expect(hasStolen('a = "";steal();""')).toBe(true);
});

import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell, csvLine } from '../index.ts';

test.for([
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u200b=1',
  '\ufeff=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
])('the cell %o cannot start a formula', (text) => {
  expect(csvCell(text).startsWith(`"'${text.slice(0, 1)}`)).toBe(true);
  expect(csvCell(text).replaceAll("'", '')).toBe(`"${text}"`);
});

test.for(['', 'a', '1+1', 'a=1', "'=1", 'a;b', 'a; b - c', 'a\tb', 'a\nb', '#REF!', '"'])(
  'the cell %o is kept as it is',
  (text) => {
    expect(csvCell(text)).toBe(`"${text.replaceAll('"', '""')}"`);
  },
);

test.for([
  ['a;=1+1;', `"a;'=1+1;"`],
  ['a\t=1+1', `"a\t'=1+1"`],
  ['a\r\n=1', `"a\r\n'=1"`],
  ['a;"=1+1;', `"a;'""=1+1;"`],
  ['a; \u200b@b', `"a;' \u200b@b"`],
  [';;-1', `";;'-1"`],
])('the cell %o cannot start a formula where another sign separates', ([text = '', cell]) => {
  expect(csvCell(text)).toBe(cell);
});

describe('a line', () => {
  test('keeps each text in its cell', () => {
    expect(csvLine(['a","=1', 'b\r\nc'])).toBe('"a"",""=1","b\r\nc"\r\n');
  });

  const piece = constantFrom(';', '\t', ',', '\r\n', '\n', '=1', '-', '@', '＋', '"', '""', ' ', '\u200b', 'a', "'");
  const cell = oneof(
    array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    string({ unit: 'grapheme' }),
  );

  test.for([',', ';', '\t'])('contains no formula for a program that separates by %o', (separator) => {
    assert(
      property(array(array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 3 }), (rows) => {
        const fields = fieldsOf(rows.map(csvLine).join(''), separator);
        expect(fields.filter((field) => /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u.test(field))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  test('survives a round trip, except for apostrophes before signs', () => {
    assert(
      property(array(cell, { minLength: 1 }), (cells) => {
        const read = fieldsOf(csvLine(cells), ',');
        expect(read.map(withoutApostrophes)).toEqual(cells.map(withoutApostrophes));
      }),
    );
  });
});

function withoutApostrophes(text: string): string {
  return text.replaceAll("'", '');
}

/** Parses like spreadsheets: a field is quoted if it starts with a quote, and text after its closing quote belongs to it. */
function fieldsOf(file: string, separator: string): string[] {
  const fields: string[] = [];
  let rest = file;
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)(?:"|$)/.exec(rest);
    rest = rest.slice(quoted?.[0].length ?? 0);
    const end = rest.search(separator === ',' ? /[,\r\n]/ : separator === ';' ? /[;\r\n]/ : /[\t\r\n]/);
    const raw = end === -1 ? rest : rest.slice(0, end);
    fields.push(`${quoted?.[1]?.replaceAll('""', '"') ?? ''}${raw}`);
    rest = end === -1 ? '' : rest.slice(end).replace(/^\r\n|^./su, '');
  }
  return fields;
}

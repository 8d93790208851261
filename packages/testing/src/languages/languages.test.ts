import { languages } from '@awning/formats';
import { expect, test } from 'vitest';
import { ourSources, type TextTable, textTables } from './text-tables.ts';

const tables = textTables();

test('no text is missing in one of the languages', () => {
  expect(tables.length).toBeGreaterThan(100);
  expect(missingIn(languages)).toEqual([]);
});

test('a further language in the one list is missed in every text of pages, islands, mails and the back office', () => {
  const missing = missingIn([...languages, 'x-made-up']);
  for (const part of ['pages', 'islands', 'mails', 'back office'] as const) {
    const ofPart = (table: TextTable) => table.part === part;
    expect([part, missing.filter(({ part: of }) => of === part).length]).toEqual([part, tables.filter(ofPart).length]);
    expect(tables.filter(ofPart).length).toBeGreaterThan(5);
  }
});

test('no other file has a list of languages or a lookup of its own', () => {
  const own =
    /\['en', 'de', 'fr'\]|'en' \| 'de' \| 'fr'|\b(?:language|locale)\w*\.slice\(0, 2\)\]|\?\? \w+\[?['.]en'?\]?\b/i;
  const found = ourSources()
    .filter(({ file }) => file !== 'formats/src/language.ts' && !file.endsWith('generated.ts'))
    .filter(({ source }) => own.test(source))
    .map(({ file, source }) => `${file}: ${own.exec(source)?.[0]}`);
  expect(found).toEqual([]);
});

function missingIn(wanted: readonly string[]) {
  return tables.flatMap(({ file, part, source, names }) => {
    const english = names.get('en') ?? [];
    const without = wanted.filter((language) => !names.has(language));
    const other = [...names].filter(([, own]) => own.length > 0 && english.length > 0 && own.join() !== english.join());
    return without.length + other.length === 0
      ? []
      : [{ file, part, source, without, other: other.map(([language]) => language) }];
  });
}

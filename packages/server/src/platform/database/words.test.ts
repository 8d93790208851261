import { openTestDatabase, type TestDatabase } from '@awning/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginningsQuery, wordsOf } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['Course 1440-0', ['Course', '1440', '0']],
  ["o'brien & blue-green", ['o', 'brien', 'blue', 'green']],
  [
    'a/b.c foo@example.com https://x.y/z?q=1',
    ['a', 'b', 'c', 'foo', 'example', 'com', 'https', 'x', 'y', 'z', 'q', '1'],
  ],
  ['“Vase” – für\u00a0Tee…', ['Vase', 'für', 'Tee']],
  ['cafe\u0301 किताब', ['cafe\u0301', 'किताब']],
  ['a\0b', ['a', 'b']],
  [String.raw`'\ :* & | ! <-> ()`, []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a long word is cut between two letters', () => {
  expect(wordsOf('𝒳'.repeat(300))).toEqual(['𝒳'.repeat(100)]);
});

test('the database splits texts at the same characters', async () => {
  const codes = Array.from({ length: 0x1_ff_ff }, (_unused, index) => index + 1).filter((code) => code >> 11 !== 0x1b);
  const { rows } = await sql<{ code: number }>`
    select code from unnest(${codes}::integer[]) code where plain_words('a' || chr(code) || 'b') = 'a b'`.execute(
    database.kysely,
  );
  expect(rows.map(({ code }) => code)).toEqual(
    codes.filter((code) => wordsOf(`a${String.fromCodePoint(code)}b`).length === 2),
  );
});

test('no character that is left in a word has a meaning in a query', async () => {
  const codes = Array.from({ length: 0xd7_ff }, (_unused, index) => index);
  const queries = codes.map((code) => beginningsQuery(wordsOf(`a${String.fromCodePoint(code)}b`)));
  const { rows } = await sql<{ query: string }>`
    select query from unnest(${queries}::text[]) query
     where to_tsquery('simple', query)::text !~ '^''[^'']+'':[*]( & ''[^'']+'':[*])?$'`.execute(database.kysely);
  expect(rows).toEqual([]);
});

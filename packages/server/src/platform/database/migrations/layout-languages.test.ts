import { openEmptyDatabase, type TestDatabase } from '@awning/testing/database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../../log.ts';
import { migrate, migrations } from '../index.ts';
import { joinLanguages } from './20261116T0010-layout-languages.ts';

const block = (type: string, id: string, props: object = {}) => ({ type, props: { id, ...props } });
const row = (id: string, ...blocks: object[]) => block('row', id, { columns: [{ span: 12, blocks }] });
const layouts = (byLanguage: Readonly<Record<string, readonly unknown[]>>) =>
  Object.entries(byLanguage).map(([language, content]) => ({ language, document: { root: {}, content } }));
const join = (byLanguage: Readonly<Record<string, readonly unknown[]>>) => joinLanguages(layouts(byLanguage), 'en');

describe('layouts of several languages become one', () => {
  test('with the structure once, and the texts by language, block and setting', () => {
    const page = (html: string, buttonText: string) => [
      row(
        'r',
        block('html', 'h', { html }),
        block('button', 'b', { buttonText, buttonLink: '/shop', buttonSize: 'large' }),
      ),
    ];
    expect(join({ de: page('<p>Hallo</p>', 'Los'), en: page('<p>Hi</p>', 'Go') })).toEqual({
      schema: 1,
      root: {},
      content: [row('r', block('html', 'h'), block('button', 'b', { buttonSize: 'large' }))],
      texts: {
        en: { h: { html: '<p>Hi</p>' }, b: { buttonText: 'Go', buttonLink: '/shop' } },
        de: { h: { html: '<p>Hallo</p>' }, b: { buttonText: 'Los', buttonLink: '/shop' } },
      },
      words: { en: '<p>Hi</p> Go', de: '<p>Hallo</p> Los' },
    });
  });

  test('where one language says nothing, it goes on saying nothing', () => {
    const { texts } = join({
      en: [block('quote', 'q', { quote: 'A', source: 'Ann' })],
      de: [block('quote', 'q', { quote: 'B' })],
    });
    expect(texts['de']).toEqual({ q: { quote: 'B', source: '' } });
  });

  test('and settings in which a language differs stay its own', () => {
    const { content, texts } = join({
      en: [block('image', 'i', { assetId: 'one', newWindow: true })],
      de: [block('image', 'i', { assetId: 'two' })],
    });
    expect(content).toEqual([block('image', 'i', { assetId: 'one', newWindow: true })]);
    expect(texts['de']).toEqual({ i: { assetId: 'two', newWindow: false } });
  });

  test('the primary language gives order and rows, wherever a block is in another', () => {
    const { content, texts } = join({
      en: [block('html', 'a', { html: 'A' }), row('r', block('html', 'b', { html: 'B' }))],
      de: [row('s', block('html', 'b', { html: 'Bé' }), block('html', 'a', { html: 'Ah' }))],
    });
    expect(content).toEqual([block('html', 'a'), row('r', block('html', 'b'))]);
    expect(texts['de']).toEqual({ a: { html: 'Ah' }, b: { html: 'Bé' } });
  });

  test('blocks that only other languages have come last and are shown in those alone', () => {
    const { content, texts } = join({
      en: [block('html', 'a', { html: 'A' })],
      de: [row('s', block('html', 'x', { html: 'Ix' })), block('spacer', 'a', { size: 'large' })],
      fr: [block('html', 'x', { html: 'Iks' })],
    });
    expect(content).toEqual([
      block('html', 'a'),
      block('html', 'x', { languages: ['de', 'fr'] }),
      block('spacer', 'a-de', { size: 'large', languages: ['de'] }),
    ]);
    expect(texts).toEqual({ en: { a: { html: 'A' } }, de: { x: { html: 'Ix' } }, fr: { x: { html: 'Iks' } } });
  });

  test('a page that only another language has keeps its rows', () => {
    const { content } = join({ de: [row('r', block('html', 'a', { html: 'A' }))] });
    expect(content).toEqual([row('r', block('html', 'a', { languages: ['de'] }))]);
  });

  test('two blocks of one id become two, each with its own texts', () => {
    const { content, texts } = join({
      en: [block('html', 'a', { html: '1' }), block('html', 'a', { html: '2' })],
      de: [block('html', 'a', { html: 'eins' }), block('html', 'a', { html: 'zwei' })],
    });
    expect(content).toEqual([block('html', 'a'), block('html', 'a-2')]);
    expect(texts['de']).toEqual({ a: { html: 'eins' }, 'a-2': { html: 'zwei' } });
  });

  test('a type that only has a number keeps its settings', () => {
    const { content, texts } = join({
      en: [block('map', 'm', { title: 'T' })],
      de: [block('map', 'm', { title: 'U' })],
    });
    expect(content).toEqual([block('map', 'm', { title: 'T' })]);
    expect(texts['de']).toEqual({ m: { title: 'U' } });
  });

  test.each([[null], ['x'], [{}], [{ content: {} }], [{ content: [null, 5, { type: 'html' }] }]])(
    'what is no layout, such as %o, becomes an empty one',
    (document) => {
      expect(joinLanguages([{ language: 'en', document }], 'en').content).toEqual([]);
    },
  );
});

describe('a database of before', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openEmptyDatabase();
  });
  afterEach(() => database.close());

  test('has one layout for each block area, website by website, and finds the same pages', async () => {
    const names = Object.keys(migrations).sort();
    const options = { address: database.address, log: silentLog };
    await migrate({ ...options, to: names[names.indexOf('20261116T0010-layout-languages') - 1]! });
    const page = '0190a5c8-0000-7000-8000-00000000000a';
    const languages = (primary: string) =>
      JSON.stringify(['en', 'de'].map((code) => ({ code, name: code, isPrimary: code === primary, enabled: true })));
    for (const [id, primary] of [
      [first, 'en'],
      [second, 'de'],
    ] as const) {
      await sql`insert into website (id, name, languages, created_at) values (${id}, 'W', ${languages(primary)}, now())`.execute(
        database.kysely,
      );
      await sql`insert into collection (website_id, id, url_id, type_name, type, texts, created_at, updated_at)
        values (${id}, ${page}, 'p', 'page', 10, '{"en": {"title": "Page"}, "de": {"title": "Seite"}}', now(), now())`.execute(
        database.kysely,
      );
      for (const [language, html] of [
        ['en', '<p>Behind the dike</p>'],
        ['de', '<p>Hinterm Deich</p>'],
      ]) {
        const document = JSON.stringify({
          root: {},
          content: [
            block('html', language === primary ? 'h' : `h-${id === first}`, { html }),
            block('html', 'same', { html }),
          ],
        });
        await sql`insert into layout (website_id, owner, language, document, updated_at)
          values (${id}, ${`page:${page}`}, ${language}, ${document}, now())`.execute(database.kysely);
      }
    }
    const found = async () =>
      (
        await sql`/* all websites: test of a migration */ select website_id, language, title, words from page_search order by 1, 2`.execute(
          database.kysely,
        )
      ).rows;
    const before = await found();
    await migrate(options);
    const { rows } = await sql<{ document: ReturnType<typeof join> }>`
      /* all websites: test of a migration */ select document from layout order by website_id`.execute(database.kysely);
    expect(rows.map(({ document }) => document.content.map(({ props }) => [props.id, props['languages']]))).toEqual([
      [
        ['h', undefined],
        ['same', undefined],
        ['h-true', ['de']],
      ],
      [
        ['h', undefined],
        ['same', undefined],
        ['h-false', ['en']],
      ],
    ]);
    expect(rows[0]?.document.texts['de']).toEqual({
      same: { html: '<p>Hinterm Deich</p>' },
      'h-true': { html: '<p>Hinterm Deich</p>' },
    });
    expect(await found()).toEqual(before);
    expect(before).toHaveLength(4);
  });
});

const first = '0190a5c8-0000-7000-8000-000000000001';
const second = '0190a5c8-0000-7000-8000-000000000002';

import { array, assert, boolean, constantFrom, dictionary, oneof, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageKey, pageQuery } from './page-key.ts';
import type { PageRequest } from './site.ts';

type Asked = Pick<PageRequest, 'website' | 'language' | 'origin' | 'isTestShop' | 'path' | 'query'>;

const key = (asked: Asked) => pageKey({ ...asked, query: pageQuery(asked.query) });
const at = (query: PageRequest['query']): Asked => ({
  website: website(1),
  language: 'en',
  origin: 'http://a.test',
  isTestShop: false,
  path: '/shop',
  query,
});

/** Only its version counts. */
function website(version: number): PageRequest['website'] {
  return { version } as PageRequest['website'];
}

const names = ['category', 'tag', 'author', 'offset', 'reversePaginate', 'format'];
const listNames = ['sort', 'minPrice', 'maxPrice', 'inStock', 'onSale', 'option.size', 'option.Size', 'option.'];
const value = oneof(
  constantFrom(
    '',
    'A',
    'b',
    'true',
    'json',
    'html',
    '"',
    '\\',
    '\u0000',
    'price',
    '12',
    '12,5',
    '12.5',
    '012',
    '12.0',
    '12.50',
    '0',
  ),
  string({ unit: 'binary' }),
);
const query = dictionary(constantFrom(...names, ...listNames, 'utm_source', '__proto__'), value, {
  noNullPrototype: true,
});
const asked = record({
  website: constantFrom(website(1), website(2)),
  language: constantFrom('en', 'de'),
  origin: constantFrom('http://a.test', 'http://a.test:8080'),
  isTestShop: boolean(),
  path: oneof(
    constantFrom('/', '/shop', '/shop?category=A'),
    value.map((text) => `/${text}`),
  ),
  query,
});

/** A request, and one with the same text in a single value that imitates several: `category=A%26tag%3Db`. */
const withImitation = record({
  one: asked,
  between: constantFrom('&', '","', ' ', ''),
  equals: constantFrom('=', '":"', ''),
}).map(({ one, between, equals }): [Asked, Asked] => {
  const [[first, start] = ['category', 'A'], ...rest] = Object.entries(one.query);
  const imitating = [start, ...rest.map(([name, text]) => `${name}${equals}${text}`)].join(between);
  return [one, { ...one, query: { [first]: imitating } }];
});

/** The inputs of a page, in a comparable form. */
function meaning({ website: { version }, language, origin, isTestShop, path, query }: Asked) {
  const { category, tag, author, offset, reversePaginate, format } = query;
  return JSON.stringify({
    version,
    language,
    origin,
    isTestShop,
    path,
    filters: [category || undefined, tag || undefined, author || undefined],
    offset: offset || undefined,
    isBack: reversePaginate === 'true',
    format: ['json', 'json-pretty', 'main-content'].includes(format ?? '') ? format : 'html',
    list: listMeaning(query),
  });
}

function listMeaning({ sort, minPrice, maxPrice, inStock, onSale, ...rest }: Asked['query']) {
  const amount = (text = '') => {
    const read = /^\s*0*(\d{1,9})(?:[.,](\d{1,3}))?\s*$/.exec(text);
    return read ? Number(`${read[1]}.${read[2] ?? 0}`) : undefined;
  };
  const size = [rest['option.Size'], rest['option.size']].map((text = '') =>
    text.length <= 100 ? text.toLowerCase() : '',
  );
  return [
    ['newest', 'price', 'price-desc', 'name'].includes(sort ?? '') ? sort : undefined,
    amount(minPrice),
    amount(maxPrice),
    inStock === 'true',
    onSale === 'true',
    // Of two spellings of one option the later one counts.
    size[1] || size[0],
  ];
}

describe('the key of a page', () => {
  test.each([
    [{ category: 'A&tag=b' }, { category: 'A', tag: 'b' }],
    [{ tag: 'x&format=json' }, { tag: 'x', format: 'json' }],
    [{ category: 'A","tag":"b' }, { category: 'A', tag: 'b' }],
    [{ category: 'A' }, { tag: 'A' }],
    [
      { category: 'A', tag: 'b' },
      { category: 'b', tag: 'A' },
    ],
  ])('keeps %j apart from %j', (one, other) => {
    expect(key(at(one))).not.toBe(key(at(other)));
  });

  test('is another one for a value that imitates several parameters', () => {
    assert(
      property(withImitation, ([one, other]) => {
        expect(key(one) === key(other)).toBe(meaning(one) === meaning(other));
      }),
      { numRuns: 2000 },
    );
  });

  test('is the same for two requests exactly when they mean the same page', () => {
    assert(
      property(array(asked, { maxLength: 60 }), (requests) => {
        const keyOf = new Map(requests.map((one) => [meaning(one), key(one)]));
        for (const one of requests) expect(key(one)).toBe(keyOf.get(meaning(one)));
        expect(new Set(keyOf.values()).size).toBe(keyOf.size);
      }),
      { numRuns: 500 },
    );
  });

  test.each(['10', '010', '10.0', '10,00', ' 10 '])('is the same for a price of 10, written as %j', (minPrice) => {
    expect(key(at({ minPrice }))).toBe(key(at({ minPrice: '10' })));
    expect(key(at({ minPrice }))).not.toBe(key(at({ minPrice: '10.01' })));
  });

  test('knows no order of the parameters, no empty ones and none that the page does not read', () => {
    assert(
      property(asked, string(), (one, campaign) => {
        const reversed = Object.fromEntries(Object.entries(one.query).toReversed());
        const added = { ...(one.query['author'] ? {} : { author: '' }), utm_source: campaign, ...reversed };
        expect(key({ ...one, query: added })).toBe(key(one));
      }),
    );
  });

  test('holds everything that the page is built from', () => {
    assert(
      property(asked, (one) => {
        expect(JSON.parse(key(one))).toEqual([
          one.website.version,
          one.language,
          one.origin,
          one.isTestShop,
          one.path,
          pageQuery(one.query),
        ]);
      }),
    );
  });
});

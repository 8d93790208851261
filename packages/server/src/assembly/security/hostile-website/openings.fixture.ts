import type { TestServer } from '@awning/testing';
import type { Route } from '../../../platform/http/routing/route.ts';
import type { Pool } from '../values.fixture.ts';

type Named = Pool['named'];

/** The addresses of a route to read; none if the value of a path parameter is unknown. */
export function addressesOf(route: Route, named: Named): readonly string[] {
  const whole = named[route.path] as readonly string[] | undefined;
  return whole ?? pathsOf(route, named).flatMap((path) => queriesOf(route, named).map((query) => `${path}${query}`));
}

function pathsOf(route: Route, named: Named): readonly string[] {
  const fill = (path: string): readonly string[] => {
    const [, before, word = '', name, rest = ''] = /^(.*?)([\w-]*)\/:(\w+)(.*)$/.exec(path) ?? [];
    if (name === undefined) return [path];
    const shown = (route.examples ?? []).flatMap(({ params }) => params?.[name] ?? []);
    const values = [...shown, ...(known(route, word, name, named) ?? [])];
    return values.flatMap((value) =>
      fill(rest).map((end) => `${before}${word}/${encodeURIComponent(String(value))}${end}`),
    );
  };
  return fill(route.path);
}

/** No query, the queries of the examples, and one with every known parameter. */
function queriesOf(route: Route, named: Named): readonly string[] {
  const word = route.path.split('/').findLast((part) => part !== '' && !part.startsWith(':')) ?? '';
  const names = Object.keys((route.schema.query?.['properties'] as object | undefined) ?? {});
  const given = names.flatMap((name): [string, string][] => {
    const [value] = known(route, word, name, named) ?? [];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
  const shown = (route.examples ?? []).flatMap(({ query }) => (query === undefined ? [] : [query]));
  const all = [{}, ...shown, Object.fromEntries(given)].map((query) => new URLSearchParams(query).toString());
  return [...new Set(all)].map((query) => (query === '' ? '' : `?${query}`));
}

/** Looks a parameter up by path, by the word before it, or by its name alone. */
export function known({ path }: Route, word: string, name: string, named: Named): readonly unknown[] | undefined {
  return named[`${path} ${name}`] ?? named[`${word}/${name}`] ?? named[name];
}

/** The addresses behind the wildcard routes: every page, and one item or product of each kind. */
export async function pagesOf({ database, website }: TestServer): Promise<Named> {
  const { kysely } = database;
  const collections = await kysely
    .selectFrom('collection')
    .select(['id', 'url_id'])
    .where('website_id', '=', website.id)
    .execute();
  const items = await kysely
    .selectFrom('item')
    .select(['collection_id', 'url_id', 'categories', 'tags'])
    .where('website_id', '=', website.id)
    .execute();
  const products = await kysely
    .selectFrom('product')
    .select(['collection_id', 'slug', 'type', 'categories', 'tags', 'is_subscribable'])
    .where('website_id', '=', website.id)
    .execute();
  const address = new Map(collections.map(({ id, url_id }) => [id, `/${encodeURIComponent(url_id)}`]));
  const somePosts = oneOfEach(items, ({ collection_id }) => collection_id);
  const someProducts = oneOfEach(
    products,
    (product) => `${product.collection_id} ${product.type} ${product.is_subscribable}`,
  );
  const entries = [
    ...somePosts.map(({ collection_id, url_id }) => `${address.get(collection_id)}/${encodeURIComponent(url_id)}`),
    ...someProducts.map(({ collection_id, slug }) => `${address.get(collection_id)}/p/${encodeURIComponent(slug)}`),
  ];
  const parts = oneOfEach([...items, ...products], ({ collection_id }) => collection_id).flatMap(
    ({ collection_id, categories, tags }) =>
      [{ category: categories[0] ?? '' }, { tag: tags[0] ?? '' }, { offset: '1' }].map(
        (query) => `${address.get(collection_id)}?${new URLSearchParams(query as Record<string, string>).toString()}`,
      ),
  );
  const [post, product] = [entries[0]!, entries.at(-1)!];
  const formats = ['json', 'json-pretty', 'main-content'].flatMap((format) =>
    [post, product, ...address.values()].slice(0, 6).map((page) => `${page}?format=${format}`),
  );
  const feeds = [...address.values()].map((page) => `${page}?format=rss`);
  return {
    '/': ['/', '/de', '/?format=json'],
    '/*': [
      ...address.values(),
      ...entries,
      ...parts,
      ...formats,
      ...feeds,
      `/de${post}`,
      `/de${product}`,
      '/nothing-here',
    ],
  };
}

function oneOfEach<T>(things: readonly T[], kindOf: (thing: T) => string): readonly T[] {
  return [...new Map(things.map((thing) => [kindOf(thing), thing])).values()];
}

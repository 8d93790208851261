type Query = Readonly<Record<string, string | undefined>>;

/** The orders of a store page beside the owner's own. */
const listSorts = ['newest', 'price', 'price-desc', 'name'] as const;

export type ListSort = (typeof listSorts)[number];

const OPTION_PREFIX = 'option.';
const MAX_OPTIONS = 4;
const MAX_LENGTH = 100;

/**
 * How a visitor sorts and filters a list, in one spelling: `?sort=price&minPrice=10&inStock=true&option.size=large`.
 * Anything else counts as not given.
 */
export function listingQuery(query: Query): Readonly<Record<string, string>> {
  // Most addresses have no query, and every page asks several times.
  if (Object.keys(query).length === 0) return nothingAsked;
  const { sort, minPrice, maxPrice, inStock, onSale } = query;
  const [from, to] = [readAmount(minPrice), readAmount(maxPrice)];
  return {
    ...(isSort(sort) ? { sort } : {}),
    ...(from === undefined ? {} : { minPrice: from }),
    ...(to === undefined ? {} : { maxPrice: to }),
    ...(inStock === 'true' ? { inStock } : {}),
    ...(onSale === 'true' ? { onSale } : {}),
    ...Object.fromEntries(optionPairs(query)),
  };
}

const nothingAsked: Readonly<Record<string, string>> = {};

const filterNames: ReadonlySet<string> = new Set([
  'sort',
  'minPrice',
  'maxPrice',
  'inStock',
  'onSale',
  'category',
  'tag',
]);

/** The query of an address without the filters that a form left empty; `undefined` if there are none. */
export function withoutEmptyFilters(search: string): string | undefined {
  if (search === '') return undefined;
  const all = [...new URLSearchParams(search)];
  const isFilter = (name: string) => filterNames.has(name) || name.startsWith(OPTION_PREFIX);
  const kept = all.filter(([name, value]) => value !== '' || !isFilter(name));
  if (kept.length === all.length) return undefined;
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
}

/** The chosen value of each option, by the option: `{ size: 'large' }`. */
export function chosenOptions(query: Query): Readonly<Record<string, string>> {
  return Object.fromEntries(optionPairs(query).map(([name, value]) => [name.slice(OPTION_PREFIX.length), value]));
}

/** The parameter that chooses a value of an option. */
export function optionParameter(option: string): string {
  return `${OPTION_PREFIX}${option}`;
}

/**
 * Options and values are compared in small letters; of two spellings of an option one counts, whatever their order. Only
 * the first few count, so that no address asks for much.
 */
function optionPairs(query: Query): [string, string][] {
  const given = Object.entries(query).flatMap(([name, value = '']): [string, string][] =>
    name.startsWith(OPTION_PREFIX) && isShort(name.slice(OPTION_PREFIX.length)) && isShort(value)
      ? [[name, value.toLowerCase()]]
      : [],
  );
  const byName = new Map(given.toSorted(byFirst).map(([name, value]) => [name.toLowerCase(), value]));
  return [...byName].toSorted(byFirst).slice(0, MAX_OPTIONS);
}

function byFirst([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function isShort(text: string): boolean {
  return text !== '' && text.length <= MAX_LENGTH;
}

function isSort(sort: string | undefined): sort is ListSort {
  return listSorts.includes(sort as ListSort);
}

/** People write a comma, too: `12,50`. In one spelling, so that `10`, `010` and `10.0` are one page: `10`, `12.50`. */
function readAmount(text = ''): string | undefined {
  const [, whole, fraction = ''] = /^0*(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const places = fraction.replace(/0+$/, '');
  return places === '' ? whole : `${whole}.${places.padEnd(2, '0')}`;
}

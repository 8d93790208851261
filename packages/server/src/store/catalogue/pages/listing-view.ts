import { type CurrencyCode, compareTexts, moneyText, parseMoney } from '@awning/formats';
import { asText, descend } from '@awning/template-engine';
import type { Collection } from '../../../site/content/index.ts';
import {
  type Builder,
  categoryName,
  chosenOptions,
  collectionUrl,
  type ListSort,
  languageChoice,
  listingQuery,
  optionParameter,
  type Scope,
} from '../../../site/rendering/index.ts';
import type { AskedListing } from '../listing/asked.ts';
import type { ProductPage } from '../products.ts';
import { storeCurrency } from '../record.ts';
import { listedOffers } from './listed-products.ts';

/**
 * The form with which visitors sort and filter a store page, for templates: what can be chosen, what is, and the address
 * without each of it. Absent where there is nothing to choose from.
 */
export async function listingView(
  builder: Builder,
  collection: Collection,
  page: ProductPage,
  asked: AskedListing | undefined,
): Promise<Scope | undefined> {
  const { request } = builder;
  const { query } = request;
  const isNarrowed = asked !== undefined || Boolean(query['category']) || Boolean(query['tag']);
  if (page.isPicked || (page.products.length === 0 && !isNarrowed)) return undefined;
  const offers = await listedOffers(builder, collection.id);
  const chosen = listingQuery(query);
  const options = optionViews(offers.values, builder);
  const filters = chosenFilters(builder, collection, options);
  return {
    action: collectionUrl(collection, request),
    currency: storeCurrency(request.website),
    sorts: sortsOf(builder).map(([value, label]) => ({ value, label, isChosen: (chosen['sort'] ?? '') === value })),
    categories: categoriesOf(builder, collection, offers.categories),
    tag: query['tag'] ?? '',
    minPrice: chosen['minPrice'] ?? '',
    maxPrice: chosen['maxPrice'] ?? '',
    isInStock: chosen['inStock'] !== undefined,
    isOnSale: chosen['onSale'] !== undefined,
    options,
    ...(filters.length === 0
      ? {}
      : { chosen: filters, clearUrl: addressWithout(builder, collection, ...filterNames(query)) }),
    // In a large shop the products that fit may all be further on.
    hasMore: page.nextCursor !== undefined,
  };
}

type Query = Builder['request']['query'];

/** The name of a product is sorted in the primary language only. */
function sortsOf(builder: Builder): [ListSort | '', string][] {
  const { language, primaryLanguage } = languageChoice(builder.request);
  return [
    ['', stringOf(builder, 'sortFeatured')],
    ['newest', stringOf(builder, 'sortNewest')],
    ['price', stringOf(builder, 'sortPrice')],
    ['price-desc', stringOf(builder, 'sortPriceDescending')],
    ...(language === primaryLanguage ? [['name', stringOf(builder, 'sortName')] satisfies [ListSort, string]] : []),
  ];
}

function categoriesOf({ request }: Builder, collection: Collection, stored: readonly string[]): Scope[] {
  const wanted = request.query['category']?.toLowerCase();
  return stored
    .map((value) => ({
      value,
      label: categoryName(collection, value, request),
      isChosen: value.toLowerCase() === wanted,
    }))
    .toSorted((one, other) => compareTexts(one.label, other.label, request.language));
}

interface OptionView {
  readonly [name: string]: string | readonly ValueView[];
  readonly parameter: string;
  readonly label: string;
  readonly values: readonly ValueView[];
}

interface ValueView {
  readonly [name: string]: string | boolean;
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

type OfferedValue = Awaited<ReturnType<typeof listedOffers>>['values'][number];

/** Options with their values in the page's language; sizes such as 9 and 10 in the order of their numbers. */
function optionViews(values: readonly OfferedValue[], { request }: Builder): OptionView[] {
  const { language, primaryLanguage } = languageChoice(request);
  const wanted = chosenOptions(request.query);
  const named = ({ names }: OfferedValue) => names[language] ?? names[primaryLanguage] ?? names[''] ?? ['', ''];
  return [...new Set(values.map(({ option }) => option))].map((option) => {
    const own = values.filter((offered) => offered.option === option);
    return {
      parameter: optionParameter(option),
      label: own[0] === undefined ? option : named(own[0])[0],
      values: own
        .map((offered) => ({
          value: offered.value,
          label: named(offered)[1],
          isChosen: wanted[option] === offered.value,
        }))
        .toSorted((one, other) => compareTexts(one.label, other.label, request.language)),
    };
  });
}

/** The chosen filters, each with the address without it. */
function chosenFilters(builder: Builder, collection: Collection, options: readonly OptionView[]): Scope[] {
  const { request } = builder;
  const { category, tag } = request.query;
  const { minPrice, maxPrice, inStock, onSale } = listingQuery(request.query);
  const currency = storeCurrency(request.website);
  const pair = (name: string, value: string) => `${stringOf(builder, name)}${stringOf(builder, 'filterColon')}${value}`;
  const money = (text: string) => amountText(builder, text, currency);
  const texts: [string, string | undefined][] = [
    ['category', category && categoryName(collection, category, request)],
    ['tag', tag],
    ['minPrice', minPrice && pair('filterPriceFrom', money(minPrice))],
    ['maxPrice', maxPrice && pair('filterPriceTo', money(maxPrice))],
    ...Object.entries(chosenOptions(request.query)).map(([option, value]): [string, string] => {
      const offered = options.find(({ parameter }) => parameter === optionParameter(option));
      const label = offered?.values.find((one) => one.value === value)?.label ?? value;
      return [optionParameter(option), `${offered?.label ?? option}${stringOf(builder, 'filterColon')}${label}`];
    }),
    ['inStock', inStock && stringOf(builder, 'filterInStock')],
    ['onSale', onSale && stringOf(builder, 'filterOnSale')],
  ];
  return texts.flatMap(([name, text]) => (text ? [{ text, url: addressWithout(builder, collection, name) }] : []));
}

function amountText({ request }: Builder, text: string, currency: CurrencyCode): string {
  const parsed = parseMoney(text, currency);
  const { useCLDRMoneyFormat } = request.website.settings;
  return parsed.ok ? moneyText(parsed.money, { useCLDRMoneyFormat, locale: request.language }) : text;
}

function filterNames(query: Query): string[] {
  return ['category', 'tag', ...Object.keys(listingQuery(query)).filter((name) => name !== 'sort')];
}

/** The list's address without some of what is chosen, from its beginning. */
function addressWithout({ request }: Builder, collection: Collection, ...names: readonly string[]): string {
  const { category, tag } = request.query;
  const all = { ...(category ? { category } : {}), ...(tag ? { tag } : {}), ...listingQuery(request.query) };
  const kept = Object.entries(all).filter(([name]) => !names.includes(name));
  const query = new URLSearchParams(kept).toString();
  return `${collectionUrl(collection, request)}${query === '' ? '' : `?${query}`}`;
}

function stringOf({ base }: Builder, name: string): string {
  return asText(descend(base, ['localizedStrings', name]));
}

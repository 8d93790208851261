import { type CurrencyCode, parseMoney } from '@awning/formats';
import { chosenOptions, type ListSort, listingQuery, type PageRequest } from '../../../site/rendering/index.ts';
import type { ListOrder, Wanted } from './store.ts';

/** How a visitor wants a store page, read from its address. */
export interface AskedListing {
  readonly order: ListOrder;
  readonly wanted: Wanted;
}

/** `undefined` if the visitor asks for nothing but a category or a tag, which the owner's list knows itself. */
export function askedListing(query: PageRequest['query'], currency: CurrencyCode): AskedListing | undefined {
  const asked = listingQuery(query);
  if (Object.keys(asked).length === 0) return undefined;
  const { category, tag } = query;
  const options = chosenOptions(query);
  const marks = [
    ...(category ? [`category:${category}`] : []),
    ...(tag ? [`tag:${tag}`] : []),
    ...(asked['onSale'] ? ['sale'] : []),
  ];
  return {
    order: (asked['sort'] as ListSort | undefined) ?? 'position',
    wanted: {
      marks,
      options,
      // An option's value is of use only if it can be bought.
      isInStock: asked['inStock'] !== undefined || Object.keys(options).length > 0,
      minPrice: amountOf(asked['minPrice'], currency),
      maxPrice: amountOf(asked['maxPrice'], currency),
    },
  };
}

function amountOf(text: string | undefined, currency: CurrencyCode): bigint | null {
  const parsed = text === undefined ? undefined : parseMoney(text, currency);
  return parsed?.ok ? parsed.money.minorUnits : null;
}

import type { UseFormReturnType } from '@mantine/form';
import type { Shop, ShopSetUp } from './queries.ts';

export type Start = 'keep' | 'empty';

/** What the form holds; a missing value is an empty text. */
export interface TypedShop extends Shop {
  readonly region: string;
  readonly postalCode: string;
  readonly start: Start;
  readonly parcelPrice: string;
}

/** What the parts of the form need of it. */
export type ShopFormFields = Pick<
  UseFormReturnType<TypedShop>,
  'values' | 'errors' | 'getInputProps' | 'setFieldValue'
>;

/** A shop that nobody has set up yet has the sample's name, which is not offered as the owner's own. */
export function typedBy({ shop, hasSample }: ShopSetUp, browserTimeZone: string): TypedShop {
  const isNew = hasSample && shop.business.street === '';
  return {
    ...shop,
    name: isNew ? '' : shop.name,
    timeZone: isNew ? browserTimeZone : shop.timeZone,
    region: shop.region ?? '',
    postalCode: isNew ? '' : (shop.postalCode ?? ''),
    start: 'keep',
    parcelPrice: '',
  };
}

export function shopOf({ start: _start, parcelPrice: _price, ...shop }: TypedShop): Shop {
  const trimmed = Object.entries(shop.business).map(([name, text]) => [name, text.trim()]);
  return {
    ...shop,
    name: shop.name.trim(),
    region: shop.region.trim() || null,
    postalCode: shop.postalCode.trim() || null,
    otherLanguages: shop.otherLanguages.filter((code) => code !== shop.language),
    business: Object.fromEntries(trimmed) as Shop['business'],
  };
}

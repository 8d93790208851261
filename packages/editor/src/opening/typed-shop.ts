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
  'values' | 'errors' | 'getInputProps' | 'setFieldValue' | 'setValues'
>;

/** A shop that nobody has set up yet has the sample's name, which is not offered as the owner's own. */
export function typedBy({ shop, hasSample }: ShopSetUp, browserTimeZone: string): TypedShop {
  const isNew = hasSample && shop.business.street === '';
  return {
    ...shop,
    name: isNew ? '' : shop.name,
    timeZone: isNew ? likelyTimeZone(browserTimeZone, shop.country) : shop.timeZone,
    region: shop.region ?? '',
    postalCode: isNew ? '' : (shop.postalCode ?? ''),
    start: 'keep',
    parcelPrice: '',
  };
}

type SpokenLanguages = Pick<Shop, 'language' | 'otherLanguages'>;

/** With another main language; the former one stays a language of the shop. */
export function withLanguage({ language: former, otherLanguages }: SpokenLanguages, language: string) {
  const others = [former, ...otherLanguages].filter((code) => code !== language);
  return { language, otherLanguages: [...new Set(others)] };
}

/** With another country, and a time zone that it has. */
export function withCountry({ timeZone }: Pick<TypedShop, 'timeZone'>, country: string) {
  const zones = timeZonesOf(country);
  // Far parts of a European country are not where its shops are. A country with many zones is left to the owner.
  const likely = zones.find((zone) => zone.startsWith('Europe/')) ?? (zones.length < 3 ? zones[0] : undefined);
  return { country, timeZone: zones.includes(timeZone) ? timeZone : (likely ?? timeZone) };
}

/** UTC is where servers are, not where shops are. */
function likelyTimeZone(browserTimeZone: string, country: string): string {
  return browserTimeZone === 'UTC' ? withCountry({ timeZone: browserTimeZone }, country).timeZone : browserTimeZone;
}

/** Browsers that do not know the zones of a country return none. */
function timeZonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    readonly getTimeZones?: () => readonly string[] | undefined;
    readonly timeZones?: readonly string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** The zones to choose from. Browsers leave out UTC and older names, and a chosen one must be seen. */
export function timeZonesWith(chosen: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].toSorted();
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

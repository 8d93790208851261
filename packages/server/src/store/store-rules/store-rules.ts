import type { Area, ShippingZone, StoreRules, TaxRule } from '@awning/commerce';
import type { Connection } from '../../platform/database/index.ts';
import { primaryLanguage, type Website } from '../../platform/website/index.ts';
import {
  type AreaRow,
  selectAllTaxRules,
  selectRules,
  selectRulesMark,
  type TaxRuleRow,
  type ZoneRow,
} from './store.ts';

type StoreWebsite = Pick<Website, 'id' | 'settings' | 'languages'>;

/** Shipping and taxes of a store, in a language. `mark` comes from a statement that has just read it. */
export async function readStoreRules(
  connection: Connection,
  website: StoreWebsite,
  language: string,
  mark?: string,
): Promise<StoreRules> {
  const key = `${website.id} ${language}`;
  const known = knownRules.get(key);
  const current = mark ?? (await selectRulesMark(connection, website.id));
  if (known?.mark === current && known.website === website) return known.rules;
  const rules = await freshRules(connection, website, language);
  if (knownRules.size >= MAX_KNOWN_RULES) knownRules.clear();
  knownRules.set(key, { mark: current, website, rules });
  return rules;
}

/**
 * The last rules read per website and language. The mark was read before the rules, so at worst newer rules are read
 * once more.
 */
const knownRules = new Map<string, KnownRules>();
const MAX_KNOWN_RULES = 1000;

interface KnownRules {
  readonly mark: string;
  readonly website: StoreWebsite;
  readonly rules: StoreRules;
}

async function freshRules(connection: Connection, website: StoreWebsite, language: string): Promise<StoreRules> {
  const { zones, taxRules } = await selectRules(connection, website.id);
  const { country, region, postalCode } = website.settings.storeSettings;
  return {
    storePlace: { country, region, postalCode },
    shippingZones: zones.map((zone) => toZone(zone, language, primaryLanguage(website))),
    taxRules: taxRules.map(toTaxRule),
    coupons: [],
  };
}

/** Only the tax rules, for pages that show no shipping. */
export async function readTaxRules(connection: Connection, { id }: Pick<Website, 'id'>): Promise<TaxRule[]> {
  return (await selectAllTaxRules(connection, id)).map(toTaxRule);
}

function toZone(zone: ZoneRow, language: string, primary: string): ShippingZone {
  return {
    id: zone.id,
    name: zone.name,
    areas: zone.areas.map(toArea),
    options: zone.options.map(({ id, texts, calculator, bands, freeFrom }) => ({
      id,
      name: texts[language] ?? texts[primary] ?? '',
      calculator,
      bands: bands.map(({ from, price }) => ({ from: BigInt(from), price: price === null ? null : BigInt(price) })),
      freeFrom: freeFrom == null ? null : BigInt(freeFrom),
    })),
  };
}

function toTaxRule(row: TaxRuleRow): TaxRule {
  const { id, name, area, ratePpm, taxClass, inclusive, priority, onShipping } = row;
  return {
    id,
    name,
    area: toArea(area),
    ratePpm: BigInt(ratePpm),
    taxClass,
    isInclusive: inclusive,
    priority,
    onShipping,
  };
}

function toArea({ country, region, postalPrefix }: AreaRow): Area {
  return { country, region: region ?? null, postalPrefix: postalPrefix ?? null };
}

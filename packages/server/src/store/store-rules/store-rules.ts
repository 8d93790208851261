import type { Area, ShippingCalculator, ShippingZone, StoreRules, TaxRule } from '@awning/commerce';
import type { Clock } from '../../platform/clock.ts';
import { type Connection, newId } from '../../platform/database/index.ts';
import { primaryLanguage, type Website } from '../../platform/website/index.ts';
import {
  type AreaRow,
  insertOption,
  insertTaxRule,
  insertZone,
  selectRules,
  selectRulesMark,
  type TaxRuleRow,
  type ZoneRow,
} from './store.ts';

type StoreWebsite = Pick<Website, 'id' | 'settings' | 'languages'>;

/** Shipping and taxes of a store, in the words of a language. `mark` comes from a statement that has just read it. */
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
  if (knownRules.size >= mostKnown) knownRules.clear();
  knownRules.set(key, { mark: current, website, rules });
  return rules;
}

/** What was read last for a website and a language. The mark was read before the rules, so newer ones are at worst read once more. */
const knownRules = new Map<string, KnownRules>();
const mostKnown = 1000;

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

export interface NewShippingZone {
  readonly name: string;
  readonly areas: readonly AreaRow[];
  readonly options: readonly NewShippingOption[];
}

export interface NewShippingOption {
  /** The name by language. */
  readonly texts: Readonly<Record<string, string>>;
  readonly calculator: ShippingCalculator;
  readonly bands: readonly { readonly from: bigint; readonly price: bigint }[];
}

/** Adds a zone after those that are there; among equally precise ones the first counts. */
export async function createShippingZone(
  connection: Connection,
  clock: Clock,
  websiteId: string,
  zone: NewShippingZone,
): Promise<string> {
  const id = newId(clock);
  const { zones } = await selectRules(connection, websiteId);
  await insertZone(connection, websiteId, { id, name: zone.name, position: zones.length, areas: zone.areas });
  for (const [position, { texts, calculator, bands }] of zone.options.entries()) {
    await insertOption(connection, websiteId, {
      id: newId(clock),
      zoneId: id,
      position,
      texts,
      calculator,
      bands: bands.map(({ from, price }) => ({ from: String(from), price: String(price) })),
    });
  }
  return id;
}

export type NewTaxRule = Pick<TaxRuleRow, 'name' | 'area' | 'ratePpm' | 'inclusive'> &
  Partial<Pick<TaxRuleRow, 'taxClass' | 'priority' | 'onShipping'>>;

export async function createTaxRule(
  connection: Connection,
  clock: Clock,
  websiteId: string,
  rule: NewTaxRule,
): Promise<string> {
  const id = newId(clock);
  await insertTaxRule(connection, websiteId, { taxClass: 'standard', priority: 1, onShipping: true, ...rule, id });
  return id;
}

function toZone(zone: ZoneRow, language: string, primary: string): ShippingZone {
  return {
    id: zone.id,
    name: zone.name,
    areas: zone.areas.map(toArea),
    options: zone.options.map(({ id, texts, calculator, bands }) => ({
      id,
      name: texts[language] ?? texts[primary] ?? '',
      calculator,
      bands: bands.map(({ from, price }) => ({ from: BigInt(from), price: BigInt(price) })),
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

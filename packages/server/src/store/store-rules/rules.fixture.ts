import type { ShippingCalculator } from '@awning/commerce';
import type { Clock } from '../../platform/clock.ts';
import { type Connection, newId } from '../../platform/database/index.ts';
import { upsertTaxRule, upsertZone } from './editing/store.ts';
import type { AreaRow, TaxRuleRow } from './store.ts';

// Rules by amounts in minor units and parts per million, bypassing the rules of the back office.

interface NewShippingZone {
  readonly name: string;
  readonly areas: readonly AreaRow[];
  readonly options: readonly NewShippingOption[];
}

interface NewShippingOption {
  /** The name by language. */
  readonly texts: Readonly<Record<string, string>>;
  readonly calculator: ShippingCalculator;
  readonly bands: readonly { readonly from: bigint; readonly price: bigint }[];
}

/** Adds a zone after the existing ones; among equally precise ones the first counts. */
export async function createShippingZone(
  connection: Connection,
  clock: Clock,
  websiteId: string,
  zone: NewShippingZone,
): Promise<string> {
  const id = newId(clock);
  const options = zone.options.map(({ bands, ...option }) => ({
    ...option,
    id: newId(clock),
    bands: bands.map(({ from, price }) => ({ from: String(from), price: String(price) })),
  }));
  await upsertZone(connection, websiteId, { ...zone, id, options });
  return id;
}

type NewTaxRule = Pick<TaxRuleRow, 'name' | 'area' | 'ratePpm' | 'inclusive'> &
  Partial<Pick<TaxRuleRow, 'taxClass' | 'priority' | 'onShipping'>>;

export async function createTaxRule(
  connection: Connection,
  clock: Clock,
  websiteId: string,
  rule: NewTaxRule,
): Promise<string> {
  const id = newId(clock);
  await upsertTaxRule(connection, websiteId, { taxClass: 'standard', priority: 1, onShipping: true, ...rule, id });
  return id;
}

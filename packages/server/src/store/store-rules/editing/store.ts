import { type Connection, statement } from '../../../platform/database/index.ts';
import type { AreaRow, OptionRow, TaxRuleRow, ZoneRow } from '../store.ts';

const zoneColumns = `zone.id, zone.name, zone.areas,
  (select coalesce(jsonb_agg(jsonb_build_object('id', option.id, 'texts', option.texts, 'calculator', option.calculator,
     'bands', option.bands, 'freeFrom', option.free_from::text) order by option.position, option.id), '[]')
     from shipping_option option where option.website_id = zone.website_id and option.zone_id = zone.id) as options`;

const oneZone = statement<ZoneRow>(
  'shipping-zone-edited',
  `select ${zoneColumns} from shipping_zone zone where zone.website_id = $1 and zone.id = $2`,
);

export async function selectZone(connection: Connection, websiteId: string, id: string): Promise<ZoneRow | undefined> {
  return (await connection.run(oneZone, [websiteId, id]))[0];
}

const listedZones = statement<ZoneRow>(
  'shipping-zone-listed',
  `select ${zoneColumns} from shipping_zone zone
    where zone.website_id = $1 and ($2::uuid is null or zone.id < $2)
      and ($3::text is null or strpos(lower(zone.name), lower($3)) > 0)
    order by zone.id desc limit $4`,
);

export interface ListPlace {
  readonly after: string | undefined;
  readonly search: string | undefined;
  readonly limit: number;
}

export async function selectZones(
  connection: Connection,
  websiteId: string,
  { after, search, limit }: ListPlace,
): Promise<ZoneRow[]> {
  return await connection.run(listedZones, [websiteId, after ?? null, search ?? null, limit]);
}

const zoneUpsert = statement(
  'shipping-zone-upsert',
  `insert into shipping_zone (website_id, id, name, position, areas)
   values ($1, $2, $3, (select count(*) from shipping_zone where website_id = $1), $4)
   on conflict (website_id, id) do update set name = excluded.name, areas = excluded.areas`,
);
const deleteOptions = statement(
  'shipping-options-delete',
  'delete from shipping_option where website_id = $1 and zone_id = $2 and id <> all($3::uuid[])',
);
const upsertOption = statement(
  'shipping-option-upsert',
  `insert into shipping_option (website_id, id, zone_id, position, texts, calculator, bands, free_from)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (website_id, id) do update set position = excluded.position, texts = excluded.texts,
     calculator = excluded.calculator, bands = excluded.bands, free_from = excluded.free_from`,
);

/** Inserts or updates a zone with its options; a new one comes last, and the first match counts. */
export async function upsertZone(
  connection: Connection,
  websiteId: string,
  { id, name, areas, options }: ZoneRow,
): Promise<void> {
  await connection.run(zoneUpsert, [websiteId, id, name, JSON.stringify(areas)]);
  await connection.run(deleteOptions, [websiteId, id, options.map((option) => option.id)]);
  for (const [position, { id: optionId, texts, calculator, bands, freeFrom }] of options.entries()) {
    const documents = [JSON.stringify(texts), calculator, JSON.stringify(bands), freeFrom ?? null];
    await connection.run(upsertOption, [websiteId, optionId, id, position, ...documents]);
  }
}

const foreignOptions = statement<{ id: string }>(
  'shipping-options-foreign',
  'select id from shipping_option where website_id = $1 and id = any($2::uuid[]) and zone_id <> $3',
);

/** The ids in the body that are options of another zone. */
export async function selectForeignOptions(
  connection: Connection,
  websiteId: string,
  zoneId: string,
  options: readonly Pick<OptionRow, 'id'>[],
): Promise<string[]> {
  const rows = await connection.run(foreignOptions, [websiteId, options.map(({ id }) => id), zoneId]);
  return rows.map(({ id }) => id);
}

const removeZone = statement('shipping-zone-delete', 'delete from shipping_zone where website_id = $1 and id = $2');

export async function deleteZone(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(removeZone, [websiteId, id]);
}

const taxColumns = `id, name, area, rate_ppm as "ratePpm", tax_class as "taxClass", inclusive, priority, on_shipping as "onShipping"`;

const oneTaxRule = statement<TaxRuleRow>(
  'tax-rule-edited',
  `select ${taxColumns} from tax_rule where website_id = $1 and id = $2`,
);

export async function selectTaxRule(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<TaxRuleRow | undefined> {
  return (await connection.run(oneTaxRule, [websiteId, id]))[0];
}

const listedTaxRules = statement<TaxRuleRow>(
  'tax-rule-listed',
  `select ${taxColumns} from tax_rule
    where website_id = $1 and ($2::uuid is null or id < $2) and ($3::text is null or strpos(lower(name), lower($3)) > 0)
    order by id desc limit $4`,
);

export async function selectTaxRules(
  connection: Connection,
  websiteId: string,
  { after, search, limit }: ListPlace,
): Promise<TaxRuleRow[]> {
  return await connection.run(listedTaxRules, [websiteId, after ?? null, search ?? null, limit]);
}

const writeTaxRule = statement(
  'tax-rule-upsert',
  `insert into tax_rule (website_id, id, name, area, rate_ppm, tax_class, inclusive, priority, on_shipping)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (website_id, id) do update set name = excluded.name, area = excluded.area, rate_ppm = excluded.rate_ppm,
     tax_class = excluded.tax_class, inclusive = excluded.inclusive, priority = excluded.priority,
     on_shipping = excluded.on_shipping`,
);

export async function upsertTaxRule(connection: Connection, websiteId: string, rule: TaxRuleRow): Promise<void> {
  const { id, name, area, ratePpm, taxClass, inclusive, priority, onShipping } = rule;
  const values = [websiteId, id, name, JSON.stringify(area), ratePpm, taxClass, inclusive, priority, onShipping];
  await connection.run(writeTaxRule, values);
}

const removeTaxRule = statement('tax-rule-delete', 'delete from tax_rule where website_id = $1 and id = $2');

export async function deleteTaxRule(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(removeTaxRule, [websiteId, id]);
}

/** Older rows lack some parts of a place. */
export function wholeArea({ country, region, postalPrefix }: AreaRow) {
  return { country, region: region ?? null, postalPrefix: postalPrefix ?? null };
}

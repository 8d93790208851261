import { type Connection, statement } from '../../platform/database/index.ts';

export interface ZoneRow {
  readonly id: string;
  readonly name: string;
  readonly areas: readonly AreaRow[];
  readonly options: readonly OptionRow[];
}

export interface AreaRow {
  readonly country: string | null;
  readonly region?: string | null;
  readonly postalPrefix?: string | null;
}

export interface OptionRow {
  readonly id: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly calculator: 'flat' | 'weight' | 'subtotal' | 'quantity';
  /** Whole numbers as text. */
  readonly bands: readonly { readonly from: string; readonly price: string | null }[];
  readonly freeFrom?: string | null;
}

export interface TaxRuleRow {
  readonly id: string;
  readonly name: string;
  readonly area: AreaRow;
  readonly ratePpm: number;
  readonly taxClass: string;
  readonly inclusive: boolean;
  readonly priority: number;
  readonly onShipping: boolean;
}

const rulesOfWebsite = statement<{ zones: readonly ZoneRow[]; taxRules: readonly TaxRuleRow[] }>(
  'store-rules',
  `select
     (select coalesce(jsonb_agg(jsonb_build_object('id', zone.id, 'name', zone.name, 'areas', zone.areas, 'options',
         (select coalesce(jsonb_agg(jsonb_build_object('id', option.id, 'texts', option.texts, 'calculator', option.calculator,
            'bands', option.bands, 'freeFrom', option.free_from::text) order by option.position, option.id), '[]')
            from shipping_option option where option.website_id = zone.website_id and option.zone_id = zone.id)
       ) order by zone.position, zone.id), '[]') from shipping_zone zone where zone.website_id = $1) as zones,
     (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'area', area, 'ratePpm', rate_ppm, 'taxClass', tax_class,
         'inclusive', inclusive, 'priority', priority, 'onShipping', on_shipping) order by priority, id), '[]')
        from tax_rule where website_id = $1) as "taxRules"`,
);

const taxRulesOfWebsite = statement<TaxRuleRow>(
  'store-rules-taxes',
  `select id, name, area, rate_ppm as "ratePpm", tax_class as "taxClass", inclusive, priority, on_shipping as "onShipping"
     from tax_rule where website_id = $1 order by priority, id`,
);

export async function selectAllTaxRules(connection: Connection, websiteId: string): Promise<TaxRuleRow[]> {
  return await connection.run(taxRulesOfWebsite, [websiteId]);
}

export async function selectRules(connection: Connection, websiteId: string) {
  const [row] = await connection.run(rulesOfWebsite, [websiteId]);
  return row ?? { zones: [], taxRules: [] };
}

/**
 * A text that changes whenever any rule of the website changes, however it was changed: every PostgreSQL row knows the
 * transaction that wrote it. Far cheaper than reading the rules.
 */
function markOf(websiteId: string): string {
  const rowsOf = (table: string) =>
    `(select string_agg(ctid::text || xmin::text, ',' order by ctid) from ${table} where website_id = ${websiteId})`;
  return `concat_ws('/', ${['shipping_zone', 'shipping_option', 'tax_rule'].map(rowsOf).join(', ')})`;
}

/** The mark as a column of a statement that reads a cart. */
export const rulesMark = markOf('cart.website_id');

const markOfWebsite = statement<{ mark: string }>('store-rules-mark', `select ${markOf('$1')} as mark`);

export async function selectRulesMark(connection: Connection, websiteId: string): Promise<string> {
  const [row] = await connection.run(markOfWebsite, [websiteId]);
  return row?.mark ?? '';
}

// Walks from each class to the next one along the index, so that the cost is that of the classes and not of the variants.
const taxClasses = statement<{ taxClass: string }>(
  'store-rules-tax-classes',
  `with recursive found as (
     (select tax_class from variant where website_id = $1 order by tax_class limit 1)
     union all
     select (select next.tax_class from variant next where next.website_id = $1 and next.tax_class > found.tax_class
              order by next.tax_class limit 1)
       from found where found.tax_class is not null
   )
   select tax_class as "taxClass" from found where tax_class is not null`,
);

export async function selectTaxClasses(connection: Connection, websiteId: string): Promise<string[]> {
  return (await connection.run(taxClasses, [websiteId])).map(({ taxClass }) => taxClass);
}

const classesOfRules = statement<{ taxClass: string }>(
  'store-rules-classes-of-rules',
  `select distinct tax_class as "taxClass" from tax_rule where website_id = $1`,
);

export async function selectClassesOfRules(connection: Connection, websiteId: string): Promise<string[]> {
  return (await connection.run(classesOfRules, [websiteId])).map(({ taxClass }) => taxClass);
}

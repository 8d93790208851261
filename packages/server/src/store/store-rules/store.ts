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

const taxClasses = statement<{ taxClass: string }>(
  'store-rules-tax-classes',
  'select distinct tax_class as "taxClass" from variant where website_id = $1 order by tax_class',
);

export async function selectTaxClasses(connection: Connection, websiteId: string): Promise<string[]> {
  return (await connection.run(taxClasses, [websiteId])).map(({ taxClass }) => taxClass);
}

import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/index.ts';

/** A column that can hold text. */
interface TextColumn {
  readonly name: string;
  readonly kind: 'text' | 'texts' | 'json';
}

export interface CatalogueTable {
  readonly name: string;
  /** Written by triggers only, from other tables. */
  readonly isDerived: boolean;
  /** A trigger refuses changes of its rows. */
  readonly isImmutable: boolean;
  readonly columns: readonly TextColumn[];
}

/** Reads all tables with their text columns. Throws for a column type that is neither listed as text nor as something else. */
export async function readCatalogue({ kysely }: Connection): Promise<readonly CatalogueTable[]> {
  const { rows } = await selectTables.execute(kysely);
  return rows.map(({ columns, ...table }) => ({
    ...table,
    columns: columns.flatMap(({ name, type }) => {
      const kind = kinds[type];
      if (kind === undefined) {
        throw new Error(`Can ${table.name}.${name} hold text? Its type "${type}" is not listed here.`);
      }
      return kind === 'none' ? [] : [{ name, kind }];
    }),
  }));
}

const kinds: Readonly<Record<string, TextColumn['kind'] | 'none'>> = {
  text: 'text',
  varchar: 'text',
  _text: 'texts',
  json: 'json',
  jsonb: 'json',
  ...Object.fromEntries(
    '_int2 _int4 _uuid bool bytea date float4 float8 int2 int4 int8 numeric timestamptz tsvector uuid'
      .split(' ')
      .map((type) => [type, 'none'] as const),
  ),
};

interface TableRow extends Omit<CatalogueTable, 'columns'> {
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

const selectTables = sql<TableRow>`
  select class.relname as name,
    coalesce(obj_description(class.oid, 'pg_class') like 'derived%', false) as "isDerived",
    exists (select from pg_trigger where tgrelid = class.oid and tgname like '%immutable%') as "isImmutable",
    json_agg(json_build_object('name', attname, 'type', typname) order by attnum) as columns
  from pg_class class
  join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
  join pg_type type on type.oid = atttypid
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relname not like 'kysely_migration%'
  group by class.oid, class.relname order by class.relname`;

/** Returns the columns whose check constraint refuses free text, such as those with a fixed list of words. */
export async function refusedByChecks({ kysely }: Connection): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ place: string; column: string; check: string }>`
    select relname || '.' || attname as place, attname as column, pg_get_expr(conbin, conrelid) as "check"
    from pg_constraint join pg_class class on class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any(conkey) join pg_type type on type.oid = atttypid
    where contype = 'c' and cardinality(conkey) = 1 and typname in ('text', 'varchar')
      and class.relnamespace = 'public'::regnamespace`.execute(kysely);
  const refused: string[] = [];
  for (const { place, column, check } of rows) {
    const { rows: checked } = await sql<{ isTaken: boolean }>`
      select ${sql.raw(check)} as "isTaken" from (select 'a text: <b>'::text as ${sql.ref(column)}) as row`.execute(
      kysely,
    );
    if (checked[0]?.isTaken !== true) refused.push(place);
  }
  return new Set(refused);
}

export interface Reference {
  readonly to: string;
  readonly columns: readonly string[];
  readonly targets: readonly string[];
}

/** The foreign keys of a table. */
export async function readReferences({ kysely }: Connection, table: string): Promise<readonly Reference[]> {
  const names = (keys: 'conkey' | 'confkey', owner: 'conrelid' | 'confrelid') => sql<string[]>`array(
    select attname::text from unnest(${sql.ref(keys)}) with ordinality as key (number, place)
    join pg_attribute on attrelid = ${sql.ref(owner)} and attnum = key.number order by place)`;
  const { rows } = await sql<Reference>`
    select confrelid::regclass::text as "to", ${names('conkey', 'conrelid')} as columns, ${names('confkey', 'confrelid')} as targets
    from pg_constraint where contype = 'f' and conrelid = ${table}::regclass`.execute(kysely);
  return rows;
}

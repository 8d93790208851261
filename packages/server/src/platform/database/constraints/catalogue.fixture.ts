import { sql } from 'kysely';
import type { Connection } from '../index.ts';

/** A constraint as the database's catalogue describes it. */
export interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly kind: 'primary key' | 'unique key' | 'check' | 'foreign key' | 'exclusion';
  readonly definition: string;
  /** A unique key that exists as an index only is dropped as an index. */
  readonly isIndex: boolean;
  /** The columns of the constraint, including those in the condition of a partial key. */
  readonly columns: readonly Column[];
  /** The expression of a check, or the condition of a partial key. */
  readonly condition: string | null;
  readonly refers: { readonly table: string; readonly columns: readonly string[]; readonly key: string } | null;
}

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** False for a column that occurs only in the condition of a partial key. */
  readonly isKey: boolean;
}

/**
 * All keys, checks, references and exclusions of our tables. Tables of the migration and queue libraries are excluded.
 * Not-null columns are covered by the test of the generated table types.
 */
export async function readConstraints({ kysely }: Pick<Connection, 'kysely'>): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select relation.relname as "table", conname as name,
           case contype when 'p' then 'primary key' when 'u' then 'unique key' when 'c' then 'check'
                        when 'f' then 'foreign key' when 'x' then 'exclusion' end as kind,
           pg_get_constraintdef(con.oid) as definition, false as "isIndex",
           ${columnsOf(sql`con.conrelid`, sql`con.conkey`, sql`attnum = any(con.conkey)`)} as columns,
           pg_get_expr(conbin, conrelid) as condition,
           case contype when 'f' then json_build_object(
             'table', (select relname from pg_class where oid = confrelid),
             'columns', (select json_agg(attname order by array_position(con.confkey, attnum)) from pg_attribute
                          where attrelid = confrelid and attnum = any(con.confkey)),
             'key', (select relname from pg_class where oid = conindid)) end as refers
      from pg_constraint con join pg_class relation on relation.oid = con.conrelid
     where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'c', 'f', 'x')
       and relation.relname not like 'kysely_migration%'
    union all
    select relation.relname, own.relname, 'unique key',
           regexp_replace(pg_get_indexdef(indexrelid), '^CREATE UNIQUE INDEX [^ ]+ ON [^ ]+ USING btree ', 'UNIQUE '), true,
           ${columnsOf(
             sql`indrelid`,
             sql`indkey::int2[]`,
             sql`attnum in (select refobjsubid from pg_depend where objid = indexrelid and refobjid = indrelid)`,
           )}, pg_get_expr(indpred, indrelid), null
      from pg_index join pg_class own on own.oid = indexrelid join pg_class relation on relation.oid = indrelid
     where indisunique and indisvalid and own.relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
     order by 1, 3, 2`.execute(kysely);
  return rows;
}

/** The writable columns of every table; generated columns are excluded. */
export async function readColumns({ kysely }: Pick<Connection, 'kysely'>): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ table: string; names: string[] }>`
    select relname as "table", json_agg(attname order by attnum) as names
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relnamespace = 'public'::regnamespace and relkind = 'r' group by relname`.execute(kysely);
  return new Map(rows.map(({ table, names }) => [table, names]));
}

type Part = ReturnType<typeof sql>;

function columnsOf(table: Part, keys: Part, isMeant: Part) {
  return sql`(select coalesce(json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
      'isNullable', not attnotnull, 'isKey', attnum = any(${keys})) order by array_position(${keys}, attnum)), '[]')
    from pg_attribute where attrelid = ${table} and ${isMeant})`;
}

import { type Client, escapeLiteral } from 'pg';
import type { Connection } from './index.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * A connection that also runs each statement with `explain analyze` and counts the rows that it reads from tables. Named statements are
 * planned without their values, as they are after a few runs, if `isGeneric`.
 */
export function explaining(client: Client, connection: Connection, { isGeneric = false } = {}) {
  const seen = { rows: 0, wholeTables: [] as string[] };
  const explain = async ({ text, values }: Query) => {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
      text: `explain (analyze, timing off, format json) ${text}`,
      values: [...values],
    });
    if (rows[0]) visit(rows[0]['QUERY PLAN'][0].Plan);
  };
  const explainGeneric = async ({ text, values }: Query) => {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare explained as ${text}`);
    const written = values.map((value) => (value === null ? 'null' : escapeLiteral(writtenAs(value))));
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) execute explained(${written.join(', ')})`,
    );
    await client.query('deallocate explained; reset plan_cache_mode');
    if (rows[0]) visit(rows[0]['QUERY PLAN'][0].Plan);
  };
  const visit = (node: PlanNode) => {
    if (node['Relation Name'] !== undefined || node['Node Type'].startsWith('Bitmap Index')) {
      seen.rows += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
      if (node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0) {
        seen.wholeTables.push(node['Relation Name'] ?? '');
      }
    }
    for (const inner of node.Plans ?? []) visit(inner);
  };
  const executor = proxied(connection.kysely.getExecutor(), {
    async executeQuery(query: { sql: string; parameters: readonly unknown[] }) {
      await explain({ text: query.sql, values: query.parameters });
      return await connection.kysely.getExecutor().executeQuery(query as never);
    },
  });
  const explained = {
    kysely: { getExecutor: () => executor },
    async run(statement: { text: string }, values: readonly unknown[]) {
      await (isGeneric ? explainGeneric : explain)({ text: statement.text, values });
      return await connection.run(statement as never, values);
    },
  } as unknown as Connection;
  return { connection: explained, seen };
}

function writtenAs(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The object with other functions in place of some of its own. */
function proxied<T extends object>(target: T, others: object): T {
  return new Proxy(target, {
    get(_target, name) {
      const value: unknown = Reflect.get(name in others ? others : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/index.ts';
import { cleanHtml } from '../../../site/content/index.ts';
import { cleanLayout } from '../../../site/content/layout.ts';
import { type CatalogueTable, readCatalogue, refusedByChecks } from './catalogue.fixture.ts';
import type { Marking } from './marker.fixture.ts';
import { hostileText, type leads } from './payload.fixture.ts';
import { keyRuleOf, type Rule, ruleOf } from './places.fixture.ts';

type Lead = keyof typeof leads;

export interface Poison {
  readonly marking: Marking;
  /** The beginning of the texts of a row. */
  readonly lead: (row: number) => Lead;
}

/** Makes every text in a website's rows hostile, except where `places.fixture.ts` has a rule. Returns the rules that were used. */
export async function poisonWebsite(
  connection: Connection,
  websiteId: string,
  poison: Poison,
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  const refused = await refusedByChecks(connection);
  for (const table of await readCatalogue(connection)) {
    if (!table.isDerived && table.columns.length > 0) {
      await poisonTable(connection, websiteId, table, { ...poison, used, refused });
    }
  }
  return used;
}

interface Poisoning extends Poison {
  /** Columns whose check constraints refuse free text. */
  readonly refused: ReadonlySet<string>;
  readonly used: Set<string>;
}

async function poisonTable(
  { kysely }: Connection,
  websiteId: string,
  table: CatalogueTable,
  poison: Poisoning,
): Promise<void> {
  const { rows } = await sql<{ place: string; values: Row }>`
    select ctid::text as place, to_jsonb(${sql.table(table.name)}) as values from ${sql.table(table.name)}
    where ${rowsOf(table, websiteId)} order by ctid`.execute(kysely);
  if (table.isImmutable) await sql`alter table ${sql.table(table.name)} disable trigger user`.execute(kysely);
  for (const [index, { place, values }] of rows.entries()) {
    const changes = table.columns.map(({ name, kind }) => {
      const value = poisoned(`${table.name}.${name}`, values[name] ?? null, { ...poison, index, values, kind });
      return sql`${sql.ref(name)} = ${kind === 'json' && value !== null ? JSON.stringify(value) : value}`;
    });
    await sql`update ${sql.table(table.name)} set ${sql.join(changes)}
      where ${rowsOf(table, websiteId)} and ctid = ${place}::tid`.execute(kysely);
  }
  if (table.isImmutable) await sql`alter table ${sql.table(table.name)} enable trigger user`.execute(kysely);
}

type Row = Readonly<Record<string, unknown>>;

/** Rate limits do not belong to a website. */
function rowsOf({ name }: CatalogueTable, websiteId: string) {
  if (name === 'rate_limit') return sql`true`;
  return sql`${sql.ref(name === 'website' ? 'id' : 'website_id')} = ${websiteId}`;
}

interface OneRow extends Poisoning {
  readonly index: number;
  readonly values: Row;
  readonly kind: 'text' | 'texts' | 'json';
}

function poisoned(place: string, value: unknown, poison: OneRow): unknown {
  if (typeof value === 'object' && ruleOf(place)?.kind === 'kept') {
    poison.used.add(place);
    return value;
  }
  if (place === 'layout.document') return cleanLayout(poisonedObject(place, value as object, poison) as never);
  if (Array.isArray(value)) return value.map((element) => poisoned(`${place}[]`, element, poison));
  if (typeof value === 'object' && value !== null) return poisonedObject(place, value, poison);
  if (typeof value === 'string') return poisonedText(place, value, poison);
  // Empty columns are filled too; in a document null is a value like any other.
  return value === null && poison.kind === 'text' ? poisonedText(place, null, poison) : value;
}

function poisonedObject(place: string, value: object, poison: OneRow): object {
  const rule = keyRuleOf(place);
  if (rule !== undefined) poison.used.add(place);
  const { prefix = '', as } = rule ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (rule === undefined || !key.startsWith(prefix)) return [key, poisoned(`${place}.${key}`, inner, poison)];
      const name = as === undefined ? key : `${prefix}${poisonedText(as, key.slice(prefix.length), poison)}`;
      return [name, poisoned(`${place}.*`, inner, poison)];
    }),
  );
}

function poisonedText(given: string, text: string | null, poison: OneRow): string | null {
  // Blocks may be nested in columns of blocks.
  const place = given.replaceAll('.props.columns[].blocks[]', '');
  const rule = ruleOf(place);
  if (rule !== undefined) poison.used.add(place);
  const isKept = rule?.kind === 'kept' || rule?.onlyIn?.(poison.values) === false || poison.refused.has(place);
  if (isKept || (text !== null && isId(text))) return text;
  const document = text === null ? undefined : documentIn(text);
  if (document !== undefined) return JSON.stringify(poisoned(place, document, { ...poison, kind: 'json' }));
  return hostileTextOf(place, text ?? '', rule, poison);
}

function hostileTextOf(place: string, own: string, rule: Rule | undefined, poison: OneRow): string {
  const mark = poison.marking.mark(rule?.as ?? place);
  const { maxLength = Number.POSITIVE_INFINITY, without, begins = '' } = { ...rule, ...(rule?.as && ruleOf(rule.as)) };
  // The same text for every row, so that references by text still match.
  const index = rule?.as !== undefined || rule?.kind === 'name' ? 0 : poison.index;
  const limits = { maxLength: maxLength - own.length - begins.length, without };
  const hostile = `${begins}${hostileText(mark, poison.lead(index), limits, index)}`;
  return rule?.kind === 'html' ? cleanHtml(`<p>${hostile}</p>${own}`) : `${hostile}${own}`;
}

/** Ids are made by the server and are kept. */
function isId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

/** Some text columns contain JSON. */
function documentIn(text: string): object | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

/** Returns the columns without hostile text and without a rule that explains it. */
export async function harmlessColumns(connection: Connection, websiteId: string): Promise<readonly string[]> {
  const refused = await refusedByChecks(connection);
  const harmless: string[] = [];
  for (const table of await readCatalogue(connection)) {
    for (const { name } of table.columns) {
      const place = `${table.name}.${name}`;
      if (ruleOf(place)?.kind === 'kept' || refused.has(place)) continue;
      const { rows } = await sql`
        select 1 from ${sql.table(table.name)}
        where ${rowsOf(table, websiteId)} and ${sql.ref(name)}::text ~ 'zq[0-9]{5}qz' limit 1`.execute(
        connection.kysely,
      );
      if (rows.length === 0) harmless.push(place);
    }
  }
  return harmless;
}

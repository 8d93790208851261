import type { Client } from 'pg';
import type { Column, Constraint } from './catalogue.fixture.ts';

/** The result of an attempt: the name of the constraint that refused the row, or `accepted`. */
export interface Outcome {
  readonly alone: string;
  /**
   * The result of the same attempt without the constraint. Anything but `accepted` means that something else refused
   * the row.
   */
  readonly without: string;
}

export interface Scene {
  readonly constraints: readonly Constraint[];
  /** The column names of every table. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
}

/**
 * Tries to violate a constraint with a copy of the only row in its table. All other constraints of the table are
 * dropped for the attempt, so that the refusal can only come from this one. Everything is rolled back.
 */
export async function violate(client: Client, target: Constraint, scene: Scene): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const attempt of attemptsAt(target, scene)) {
    await client.query('begin');
    try {
      await client.query(`alter table "${target.table}" disable trigger user`);
      for (const other of scene.constraints.filter((one) => isInTheWay(one, target))) await client.query(dropOf(other));
      await client.query('savepoint attempt');
      const alone = await outcomeOf(client, attempt);
      await client.query('rollback to savepoint attempt');
      await client.query(dropOf(target));
      outcomes.push({ alone, without: await outcomeOf(client, attempt) });
    } finally {
      await client.query('rollback');
    }
  }
  return outcomes;
}

function isInTheWay(other: Constraint, target: Constraint): boolean {
  const isNeeded = target.refers?.table === other.table && target.refers.key === other.name;
  return other.table === target.table && other.name !== target.name && !isNeeded;
}

function dropOf({ table, name, isIndex }: Constraint): string {
  return isIndex ? `drop index "${name}"` : `alter table "${table}" drop constraint if exists "${name}" cascade`;
}

async function outcomeOf(client: Client, attempt: string): Promise<string> {
  try {
    const { rowCount } = await client.query(attempt);
    return rowCount === 0 ? 'no row was found that breaks it' : 'accepted';
  } catch (error) {
    return (error as { constraint?: string }).constraint ?? String(error);
  }
}

function attemptsAt(target: Constraint, scene: Scene): string[] {
  const { kind, columns, condition } = target;
  if (kind === 'foreign key') {
    return [toNothing(target, scene), ...(columns.length > 1 ? [toAnotherWebsite(target, scene)] : [])];
  }
  if (kind === 'check') return [insertion(target, scene, { values: valuesWhere(columns, `(${condition}) is false`) })];
  const filled = columns.filter(({ isKey }) => isKey).map(({ name }) => `"${name}" is not null`);
  const isHeld = [condition ?? 'true', ...filled].join(' and ');
  return [insertion(target, scene, { values: valuesWhere(columns, isHeld), times: 2 })];
}

/** A reference to a row that does not exist. */
function toNothing(target: Constraint, scene: Scene): string {
  const { name, type } = target.columns.at(-1)!;
  return insertion(target, scene, { replaced: { ...ownKey(target), [name]: missing(type) } });
}

/** A reference to a row of another website. */
function toAnotherWebsite(target: Constraint, scene: Scene): string {
  const { table, columns } = target.refers!;
  const pairs = target.columns.map(({ name }, index) => [name, `(select "${columns[index]}" from "${table}" limit 1)`]);
  const replaced = { ...Object.fromEntries(pairs), ...ownKey(target), website_id: `'${otherWebsiteId}'` };
  return insertion(target, scene, { replaced });
}

export const otherWebsiteId = '00000000-0000-7000-8000-000000000002';

/** A table that refers to itself keeps its primary key, so the copy needs a key of its own. */
function ownKey({ table, refers, columns }: Constraint): Record<string, string> {
  if (refers?.table !== table) return {};
  const keys = refers.columns.filter((name) => columns.every((column) => column.name !== name));
  return Object.fromEntries(keys.map((name) => [name, `'00000000-0000-7000-8000-00000000000a'`]));
}

function missing(type: string): string {
  return type === 'uuid' ? `'00000000-0000-7000-8000-0000000000ff'` : '9999';
}

interface Copy {
  /** SQL by column. */
  readonly replaced?: Readonly<Record<string, string>>;
  /** A query of one row whose columns replace those of the same name. */
  readonly values?: { readonly query: string; readonly names: readonly string[] };
  readonly times?: number;
}

function insertion({ table }: Constraint, { columns }: Scene, { replaced = {}, values, times = 1 }: Copy): string {
  const names = columns.get(table)!;
  const picked = names.map((name) => {
    if (values?.names.includes(name)) return `given."${name}"`;
    return replaced[name] ?? `row."${name}"`;
  });
  const from = values ? `, (${values.query}) given` : '';
  return `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
    select ${picked.join(', ')} from (select * from "${table}" limit 1) row${from}, generate_series(1, ${times})
    /* all websites: a test of constraints */`;
}

/** Searches a few typical values of each column for a combination that meets the condition. */
function valuesWhere(columns: readonly Column[], condition: string): NonNullable<Copy['values']> {
  const names = columns.map(({ name }) => name);
  const lists = columns.map((column, index) => {
    const values = candidates(column, condition).map((value) => `(${value}::${column.type})`);
    return `(values ${values.join(', ')}) as list${index} ("${column.name}")`;
  });
  return { names, query: `select * from ${lists.join(', ')} where ${condition} limit 1` };
}

function candidates({ type, isNullable }: Column, condition: string): string[] {
  const named = [...condition.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text]) => `'${text}'`);
  const known: Readonly<Record<string, readonly string[]>> = {
    boolean: ['true', 'false'],
    date: ["'2026-01-01'"],
    bytea: [String.raw`'\x02'`],
    'character varying': ["''", "'X'", ...named],
    text: ["'x'", "'X'", "''", ...named],
    'timestamp with time zone': ["'2026-01-01T00:00:00Z'"],
    uuid: ["'00000000-0000-7000-8000-000000000001'"],
    smallint: numbers,
    integer: [...numbers, '20000000'],
    bigint: [...numbers, '20000000'],
    real: numbers,
    'double precision': numbers,
    'text[]': ["'{}'", "'{x,x}'", `'{""}'`],
    'smallint[]': ["'{}'", "'{5}'", "'{4}'"],
  };
  const values = known[type];
  if (!values) throw new Error(`No values of type ${type} are known; add them to candidates`);
  return isNullable ? [...values, 'null'] : [...values];
}

const numbers = ['1', '0', '2', '-1', '30000'];

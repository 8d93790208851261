import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Client, DatabaseError } from 'pg';
import { secretList } from '../../platform/config/index.ts';
import type { Entry } from './archive.ts';
import type { Arrival } from './arrival.ts';
import type { EntryDescription } from './schema.ts';
import {
  copyIn,
  copyJobsIn,
  createJobBasket,
  enqueueJobs,
  selectSequences,
  selectTables,
  setSequence,
  settleConstraints,
  type Table,
} from './store.ts';

/**
 * Loads every entry of an export without holding a whole one in memory, and returns its secrets. Throws a `SyntaxError`
 * for wrong contents.
 */
export async function load(
  client: Client,
  entries: AsyncIterable<Entry>,
  arrival: Arrival,
): Promise<readonly string[] | undefined> {
  try {
    const secrets = await loadEntries(client, entries, arrival);
    await settleConstraints(client);
    return secrets;
  } catch (error) {
    throw isWrongContent(error) ? new SyntaxError('The database refuses the contents', { cause: error }) : error;
  }
}

async function loadEntries(
  client: Client,
  entries: AsyncIterable<Entry>,
  arrival: Arrival,
): Promise<readonly string[] | undefined> {
  const tables = await selectTables(client);
  const sequences = await selectSequences(client);
  const expected = [
    'schema',
    ...tables.map(({ name }) => `table ${name}`),
    ...sequences.map(({ name }) => `sequence ${name}`),
    'jobs',
  ];
  const found: string[] = [];
  let secrets: readonly string[] | undefined;
  for await (const { description, content } of entries) {
    if (description.kind !== 'file') found.push(titleOf(description));
    switch (description.kind) {
      case 'schema':
        break;
      case 'secret':
        secrets = await readSecrets(content);
        break;
      case 'table':
        checkTable(tables, description.name, description.columns);
        await pour(content, copyIn(client, description.name, description.columns));
        break;
      case 'sequence':
        await setSequence(client, description);
        break;
      case 'jobs':
        await createJobBasket(client);
        await pour(content, copyJobsIn(client));
        await enqueueJobs(client);
        break;
      case 'file':
        await arrival.addFile(description.path, content);
        break;
      default:
        throw new SyntaxError(`Unknown entry ${JSON.stringify(description satisfies never)}`);
    }
  }
  checkWhole(found, secrets === undefined ? expected : [...expected, 'secret']);
  return secrets;
}

function titleOf(description: EntryDescription): string {
  return 'name' in description ? `${description.kind} ${description.name}` : description.kind;
}

/** Every table of this schema version exactly once: a missing table would silently change the shop. */
function checkWhole(found: readonly string[], expected: readonly string[]): void {
  const missing = expected.find((title) => !found.includes(title));
  if (missing !== undefined || found.length !== expected.length) {
    throw new SyntaxError(`The entries do not match the schema (${missing ?? 'one too many'})`);
  }
}

async function readSecrets(content: AsyncIterable<Buffer>): Promise<readonly string[]> {
  const secrets = secretList((await text(Readable.from(content))).trim());
  if (!secrets.ok) throw new SyntaxError('The secret cannot be used');
  return secrets.value;
}

function checkTable(tables: readonly Table[], name: string, columns: readonly string[]): void {
  const table = tables.find((known) => known.name === name);
  const unknown = columns.find((column) => !table?.columns.includes(column));
  if (table === undefined || unknown !== undefined || columns.length !== table.columns.length) {
    throw new SyntaxError(`There is no place for ${name}.${unknown ?? '*'}`);
  }
}

async function pour(content: AsyncIterable<Buffer>, target: Writable): Promise<void> {
  await pipeline(Readable.from(content), target);
}

/** Invalid values, rows without a parent, unknown tables or columns: classes of PostgreSQL's error codes. */
function isWrongContent(error: unknown): boolean {
  return error instanceof DatabaseError && /^(21|22|23|42|44|54|P0)/.test(error.code ?? '');
}

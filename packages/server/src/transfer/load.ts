import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import type { Entry } from './archive.ts';
import type { ArrivingFiles } from './files.ts';
import { copyIn, copyJobsIn, createJobBasket, enqueueJobs, readTables, setSequence, type Table } from './store.ts';

/** Puts every entry of an export where it belongs, without ever holding a whole one in memory. */
export async function load(client: Client, entries: AsyncIterable<Entry>, files: ArrivingFiles): Promise<void> {
  const tables = await readTables(client);
  for await (const { description, content } of entries) {
    switch (description.kind) {
      case 'schema':
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
        await files.add(description.path, content);
        break;
      default:
        throw new SyntaxError(`Unknown entry ${JSON.stringify(description satisfies never)}`);
    }
  }
}

function checkTable(tables: readonly Table[], name: string, columns: readonly string[]): void {
  const table = tables.find((known) => known.name === name);
  const unknown = columns.find((column) => !table?.columns.includes(column));
  if (table === undefined || unknown !== undefined)
    throw new SyntaxError(`There is no place for ${name}.${unknown ?? '*'}`);
}

async function pour(content: AsyncIterable<Buffer>, target: Writable): Promise<void> {
  await pipeline(Readable.from(content), target);
}

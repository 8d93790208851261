import { Readable } from 'node:stream';
import { csvLine } from '@awning/forms';
import type { FastifyReply } from 'fastify';

/** The file is read in batches, so memory use does not grow with its length. */
const BATCH_SIZE = 500;

/** Streams a CSV file line by line. No cell can start a formula. */
export function sendCsv(
  reply: FastifyReply,
  filename: string,
  head: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(Readable.from(lines(head, rows)));
}

async function* lines(head: readonly string[], rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  // Without the byte order mark, Excel reads the file in the machine's legacy code page.
  yield `\ufeff${csvLine(head)}`;
  for await (const row of rows) yield csvLine(row);
}

/** Yields all rows in the order of their ids; `read` returns the rows after an id. Large rows need smaller batches. */
export async function* inBatches<Row extends { readonly id: string }>(
  read: (after: string | undefined, limit: number) => Promise<readonly Row[]>,
  batchSize = BATCH_SIZE,
): AsyncGenerator<Row> {
  let after: string | undefined;
  for (;;) {
    const batch = await read(after, batchSize);
    yield* batch;
    if (batch.length < batchSize) return;
    after = batch.at(-1)?.id;
  }
}

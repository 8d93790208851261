import { Readable } from 'node:stream';
import { csvLine } from '@awning/forms';
import type { FastifyReply } from 'fastify';

/** Rows that are read at a time: a file of any length passes through little memory. */
const BATCH_SIZE = 500;

/** Answers with a file for spreadsheets, line by line while it is read. No cell of it can start a formula. */
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
  // Without the mark Excel takes the file for one in the machine's old code page.
  yield `\ufeff${csvLine(head)}`;
  for await (const row of rows) yield csvLine(row);
}

/** All rows in the order of their ids; `read` answers those behind an id. */
export async function* inBatches<Row extends { readonly id: string }>(
  read: (after: string | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after: string | undefined;
  for (;;) {
    const batch = await read(after, BATCH_SIZE);
    yield* batch;
    if (batch.length < BATCH_SIZE) return;
    after = batch.at(-1)?.id;
  }
}

import { csvLine } from '@awning/forms';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvFault, type CsvLimits, readCsv, UnreadableCsvError } from './read-csv.ts';

const limits: CsvLimits = { maxBytes: 100_000, maxRows: 100, maxColumns: 10, maxCellLength: 1000 };

/** The rows of a file that arrives in pieces of a size. */
async function rowsOf(file: string | Uint8Array, size = 3) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const rows: { line: number; cells: readonly string[] }[] = [];
  for await (const row of readCsv(pieces(bytes, size), limits)) rows.push(row);
  return rows;
}

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function faultOf(file: string | Uint8Array): Promise<[CsvFault, number] | undefined> {
  try {
    await rowsOf(file);
    return undefined;
  } catch (error) {
    if (!(error instanceof UnreadableCsvError)) throw error;
    return [error.fault, error.line];
  }
}

test.each([',', ';', '\t'])(
  'cells separated by %j are found, with and without a byte order mark',
  async (separator) => {
    const file = `sku${separator}"a ""name"" with , ; and\na line end"\r\nB-1${separator}\r\n`;
    const rows = [
      { line: 1, cells: ['sku', 'a "name" with , ; and\na line end'] },
      { line: 3, cells: ['B-1', ''] },
    ];
    expect(await rowsOf(file)).toEqual(rows);
    expect(await rowsOf(`\ufeff${file}`)).toEqual(rows);
  },
);

test('lines are counted as in an editor, whatever ends them, and empty ones are left out', async () => {
  const lines = (await rowsOf('a\r\rb\n\n"c\r\nd"\r\n , \ne')).map(({ line, cells }) => [line, cells[0]]);
  expect(lines).toEqual([
    [1, 'a'],
    [3, 'b'],
    [5, 'c\r\nd'],
    [8, 'e'],
  ]);
});

test('whatever we write is read back, in pieces of any size', async () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '=', '-', '"', ',', ';', '\t', '\n', '\r', ' ', 'é', '漢', '😀'),
  });
  const row = fc
    .array(cell, { minLength: 2, maxLength: 5 })
    .filter((cells) => cells.some((each) => each.trim() !== ''));
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 40 }),
      async (rows, size) => {
        // Our own files begin with names, which tell the separator.
        const read = await rowsOf(['name', 'sku'].join(',').concat('\r\n', ...rows.map(csvLine)), size);
        expect(read.slice(1).map(({ cells }) => cells)).toEqual(rows);
      },
    ),
  );
});

test.each([1, 2, 3, 7, 1000])('the line in another encoding is found in pieces of %i bytes', async (size) => {
  const [good, bad] = [new TextEncoder().encode('a;ä\r\nb;ö\r\nc;€\n'), [0x64, 0x3b, 0xe4, 0x0a, 0x65, 0x0a]];
  await expect(rowsOf(new Uint8Array([...good, ...bad]), size)).rejects.toMatchObject({ fault: 'notUtf8', line: 4 });
});

test('a line end that is torn apart by pieces counts once before a line in another encoding', async () => {
  const file = new Uint8Array([
    ...new TextEncoder().encode('a;b\r\nlonger;line\r\nc;d\r\n'),
    0x64,
    0xe4,
    0x0d,
    0x0a,
    0x65,
  ]);
  for (let size = 1; size <= 40; size += 1) {
    await expect(rowsOf(file, size)).rejects.toMatchObject({ fault: 'notUtf8', line: 4 });
  }
});

test.each<[string, string | Uint8Array, CsvFault, number]>([
  ['in another encoding', new Uint8Array([0x61, 0x0a, 0xe4, 0x0a]), 'notUtf8', 2],
  ['with bytes that are no text', 'a\nb\0c\n', 'notText', 2],
  ['with a quote that is never closed', 'a\nb\n"c\nd\n', 'openQuote', 3],
  ['with a cell that is too long', `a\n${'x'.repeat(1001)}\n`, 'cellTooLong', 2],
  ['with too many columns', `a\n${','.repeat(10)}\n`, 'tooManyColumns', 2],
  ['with too many rows', 'a\n'.repeat(101), 'tooManyRows', 101],
  ['that is too large', `a\n${' '.repeat(900)}\n${'\n'.repeat(100_000)}`, 'tooLarge', 99_099],
])('a file %s is refused with the line', async (_name, file, fault, line) => {
  expect(await faultOf(file)).toEqual([fault, line]);
});

import { array, assert, asyncProperty, integer, string, tuple, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { readMultipart } from './multipart.ts';

const boundary = '----edge';
const contentType = `multipart/form-data; boundary=${boundary}`;
const LIMIT = 1000;

const part = (head: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const field = (name: string, value: string) => part(`name="${name}"`, value);
const file = (name: string, filename: string, content: string) =>
  part(`name="${name}"; filename="${filename}"\r\nContent-Type: image/png`, content);
const end = `--${boundary}--`;

async function* inPieces(bytes: Buffer, length = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function read(text: string | Buffer, pieceLength?: number) {
  const form = await readMultipart(inPieces(Buffer.from(text), pieceLength), contentType, LIMIT);
  const files: { readonly field: string; readonly name: string; readonly content: string }[] = [];
  for await (const { field: of, name, content } of form.files) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    files.push({ field: of, name, content: Buffer.concat(chunks).toString('latin1') });
  }
  return { fields: { ...form.fields }, files };
}

test('reads what browsers send: fields, lists, names with quotes, and files in the end', async () => {
  const sent = [
    field('rating', '5'),
    field('text', 'Schön.\r\n--edge is no end'),
    field('drop', 'a'),
    field('drop', 'b'),
    file('picture', 'a %22b%22.png', '\r\n-\r\n--\r\n------edg'),
    file('picture', '', ''),
    file('picture', 'c.png', ''),
  ].join('');
  expect(await read(`${sent}${end}`)).toEqual({
    fields: { rating: '5', text: 'Schön.\r\n--edge is no end', drop: ['a', 'b'] },
    files: [
      { field: 'picture', name: 'a "b".png', content: '\r\n-\r\n--\r\n------edg' },
      { field: 'picture', name: 'c.png', content: '' },
    ],
  });
  expect(await read(end)).toEqual({ fields: {}, files: [] });
});

test('reads what the platform itself writes, in whatever pieces it arrives', async () => {
  await assert(
    asyncProperty(
      array(tuple(string({ minLength: 1, maxLength: 8 }), string({ maxLength: 40 })), { maxLength: 5 }),
      array(uint8Array({ maxLength: 60 }), { maxLength: 3 }),
      integer({ min: 1, max: 50 }),
      async (fields, files, pieceLength) => {
        const form = new FormData();
        for (const [name, value] of fields) form.append(name, value);
        for (const bytes of files) form.append('picture', new Blob([Buffer.from(bytes)]), 'a.png');
        const written = new Response(form);
        const source = inPieces(Buffer.from(await written.arrayBuffer()), pieceLength);
        const found = await readMultipart(source, written.headers.get('content-type')!, LIMIT);
        const readBack = await new Response(form).formData();
        for (const name of new Set(readBack.keys())) {
          if (name === 'picture') continue;
          expect([found.fields[name]].flat()).toEqual(readBack.getAll(name));
        }
        const contents: Buffer[] = [];
        for await (const { content } of found.files) {
          const chunks: Uint8Array[] = [];
          for await (const chunk of content) chunks.push(chunk);
          contents.push(Buffer.concat(chunks));
        }
        expect(contents).toEqual(files.map((bytes) => Buffer.from(bytes)));
      },
    ),
    { numRuns: 60 },
  );
});

test('passes over the rest of a file that is not read to its end', async () => {
  const sent = `${file('picture', 'a.png', 'x'.repeat(500))}${file('picture', 'b.png', 'second')}${end}`;
  const form = await readMultipart(inPieces(Buffer.from(sent)), contentType, LIMIT);
  const names: string[] = [];
  for await (const { name, content } of form.files) {
    names.push(name);
    for await (const _ of content) break;
  }
  expect(names).toEqual(['a.png', 'b.png']);
});

test('the fields are known before the first file has arrived', async () => {
  async function* stuck(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(
      `${field('rating', '5')}--${boundary}\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n`,
    );
    throw new Error('The file was asked for');
  }
  expect({ ...(await readMultipart(stuck(), contentType, LIMIT)).fields }).toEqual({ rating: '5' });
});

test.each([
  ['nothing', ''],
  ['no end', field('a', 'b')],
  ['an end in the middle of a file', file('a', 'b.png', 'x').slice(0, -2)],
  ['a part without a name', `${part('filename="b"', 'x')}${end}`],
  ['a part without a head', `--${boundary}\r\n\r\nx\r\n${end}`],
  ['something after a boundary', `--${boundary}xx\r\n${end}`],
  ['a head without an end', `--${boundary}\r\n${'x'.repeat(20_000)}`],
  ['a beginning without an end', 'x'.repeat(20_000)],
  ['a zero byte', `${field('a', '\0')}${end}`],
  ['a field after a file', `${file('a', 'b.png', 'x')}${field('c', 'd')}${end}`],
])('refuses a form with %s', async (_, sent) => {
  await expect(read(sent)).rejects.toMatchObject({ statusCode: 400 });
});

test('refuses fields that are too long or too many, and a type without a boundary', async () => {
  expect((await read(`${field('a', 'x'.repeat(LIMIT - 1))}${end}`)).fields['a']).toHaveLength(LIMIT - 1);
  await expect(read(`${field('a', 'x'.repeat(LIMIT))}${end}`)).rejects.toMatchObject({ statusCode: 413 });
  await expect(read(`${field('', '').repeat(1001)}${end}`)).rejects.toMatchObject({ statusCode: 413 });
  const sent = inPieces(Buffer.from(end));
  await expect(readMultipart(sent, 'multipart/form-data', LIMIT)).rejects.toMatchObject({ statusCode: 400 });
});

test('a field named like a part of every object is a field like any other', async () => {
  const { fields } = await readMultipart(inPieces(Buffer.from(`${field('__proto__', 'x')}${end}`)), contentType, LIMIT);
  expect(Object.keys(fields)).toEqual(['__proto__']);
});

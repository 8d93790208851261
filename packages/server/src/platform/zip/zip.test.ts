import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { type ArchiveSource, DamagedEntryError, listArchive, readEntry } from './index.ts';
import { writeZip, type ZippedFile } from './write-zip.fixture.ts';

const limits = { maxEntries: 100, maxUnpackedBytes: 10_000_000 };

function sourceOf(bytes: Buffer): ArchiveSource {
  return { bytes: bytes.length, read: async (first, length) => Readable.from([bytes.subarray(first, first + length)]) };
}

async function unpack(files: readonly ZippedFile[], name: string): Promise<Buffer> {
  const source = sourceOf(writeZip(files));
  const listed = await listArchive(source, limits);
  if (!listed.ok) throw new Error(listed.fault);
  return await buffer(readEntry(source, listed.entries.find((entry) => entry.name === name)!));
}

const mug = { name: 'mug.txt', bytes: Buffer.from('a mug '.repeat(1000)) };

test('files are listed and read, packed or not, without what computers add on their own', async () => {
  const files = [
    { name: 'a/', bytes: Buffer.alloc(0), isStored: true },
    { ...mug, name: 'a/Größe.txt' },
    { ...mug, name: 'plain.txt', isStored: true },
    { name: 'empty', bytes: Buffer.alloc(0), isStored: true },
    { ...mug, name: '__MACOSX/a/._mug.txt' },
    { ...mug, name: 'a/.DS_Store' },
  ];
  const listed = await listArchive(sourceOf(writeZip(files)), limits);
  expect(listed.ok && listed.entries.map(({ name }) => name)).toEqual(['a/Größe.txt', 'plain.txt', 'empty']);
  for (const name of ['a/Größe.txt', 'plain.txt']) expect(await unpack(files, name)).toEqual(mug.bytes);
  expect(await unpack(files, 'empty')).toEqual(Buffer.alloc(0));
});

describe('an archive is refused', () => {
  test.each<[string, string, readonly ZippedFile[]]>([
    ['with a path that leads out', 'path', [{ ...mug, name: '../mug.txt' }]],
    ['with such a path inside', 'path', [{ ...mug, name: 'a/../../mug.txt' }]],
    ['with an absolute path', 'path', [{ ...mug, name: '/etc/mug.txt' }]],
    ['with a drive', 'path', [{ ...mug, name: 'C:/mug.txt' }]],
    ['with backslashes', 'path', [{ ...mug, name: String.raw`..\mug.txt` }]],
    ['with invisible characters', 'path', [{ ...mug, name: 'mug\0.txt' }]],
    ['with a long name', 'nameTooLong', [{ ...mug, name: 'm'.repeat(501) }]],
    ['with a link', 'link', [{ ...mug, mode: 0o120777 }]],
    ['with a device', 'link', [{ ...mug, mode: 0o020666 }]],
    ['with a password', 'encrypted', [{ ...mug, flags: 1 }]],
    ['packed in another way', 'method', [{ ...mug, method: 12 }]],
    ['with a name twice', 'twice', [mug, { ...mug, name: 'MUG.txt' }]],
    ['with a name twice, once from its own folder', 'twice', [mug, { ...mug, name: `./${mug.name}` }]],
    ['that unpacks to too much', 'tooMuch', [{ ...mug, size: 4_000_000_000 }]],
    ['whose files lie on top of each other', 'overlapping', [mug, { ...mug, name: 'again.txt', offset: 0 }]],
    ['with too many files', 'tooManyEntries', Array.from({ length: 101 }, (_, no) => ({ ...mug, name: `${no}` }))],
  ])('%s', async (_name, fault, files) => {
    expect(await listArchive(sourceOf(writeZip(files)), limits)).toMatchObject({ ok: false, fault });
  });

  test('that hides how many files it has', async () => {
    const files = Array.from({ length: 150 }, (_, no) => ({ ...mug, name: `${no}` }));
    expect(await listArchive(sourceOf(writeZip(files, 65_535)), limits)).toMatchObject({ ok: false });
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no list', Buffer.from('PK\u0003\u0004 and nothing else')],
    ['half of it', writeZip([mug]).subarray(0, 60)],
    [
      'a list that lies elsewhere',
      Buffer.concat([writeZip([mug]).subarray(0, -6), Buffer.from('\xff\xff\xff\x7f\0\0', 'latin1')]),
    ],
  ])('of which there is %s', async (_name, bytes) => {
    expect(await listArchive(sourceOf(bytes), limits)).toMatchObject({ ok: false, fault: 'unreadable' });
  });
});

describe('a file is damaged', () => {
  test.each<[string, ZippedFile]>([
    ['with another checksum', { ...mug, crc: 1 }],
    ['that is longer than the list says', { ...mug, size: 10 }],
    ['that is shorter than the list says', { ...mug, size: 9000 }],
    ['that is not packed as the list says', { ...mug, isStored: true, method: 8 }],
    ['that lies elsewhere', { ...mug, offset: 3 }],
    ['that lies outside', { ...mug, offset: 90_000 }],
  ])('%s', async (_name, file) => {
    await expect(unpack([file], 'mug.txt')).rejects.toThrow(DamagedEntryError);
  });

  test('and no more of a bomb is unpacked than the list says', async () => {
    const bomb = { name: 'bomb', bytes: Buffer.alloc(50_000_000), size: 1000 };
    const source = sourceOf(writeZip([bomb]));
    const listed = await listArchive(source, limits);
    if (!listed.ok) throw new Error(listed.fault);
    let seen = 0;
    const reading = (async () => {
      for await (const chunk of readEntry(source, listed.entries[0]!)) seen += chunk.length;
    })();
    await expect(reading).rejects.toThrow(DamagedEntryError);
    expect(seen).toBeLessThanOrEqual(1000);
  });
});

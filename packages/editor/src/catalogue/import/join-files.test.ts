import { describe, expect, it } from 'vitest';
import { joinFiles } from './join-files.ts';

const csv = new Blob(['sku,price\n123456789,1\n']);
const emptyZip = Uint8Array.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);

describe('a CSV file and a zip file', () => {
  it('become one zip file, with the CSV file as one that is not packed', async () => {
    const joined = await joinFiles(csv, new Blob([emptyZip]));
    const bytes = Buffer.from(await joined!.arrayBuffer());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.toString('latin1')).toContain('chosen-with-the-zip-file.csvsku,price\n123456789,1\n');
    const end = bytes.subarray(-22);
    const listStart = end.readUInt32LE(16);
    expect([end.readUInt16LE(10), bytes.readUInt32LE(listStart), bytes.readUInt32LE(listStart + 42)]).toEqual([
      1, 0x02014b50, 0,
    ]);
    expect(listStart + end.readUInt32LE(12)).toBe(bytes.length - 22);
    // The sum that every reader of zip files checks.
    expect(bytes.readUInt32LE(14)).toBe(0x82d0c723);
  });

  it.each([
    ['is no zip file', new Blob(['not at all'])],
    ['lies behind something else', new Blob(['before', emptyZip])],
    ['has its numbers elsewhere', new Blob([emptyZip.with(10, 0xff).with(11, 0xff)])],
  ])('stay apart if the zip file %s', async (_name, zip) => {
    expect(await joinFiles(csv, zip)).toBeUndefined();
  });
});

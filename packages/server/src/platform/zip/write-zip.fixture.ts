import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive for tests. What is set besides name and bytes makes the archive say something else than is true. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isStored?: boolean;
  readonly flags?: number;
  readonly method?: number;
  readonly mode?: number;
  readonly crc?: number;
  readonly size?: number;
  /** Where the list says that it lies. */
  readonly offset?: number;
}

const UTF8_NAME = 0x800;

export function writeZip(files: readonly ZippedFile[], entryCount?: number): Buffer {
  return Buffer.concat([...zipParts(files, entryCount)]);
}

/** The archive piece by piece, so that a large one is never in memory as a whole. */
export function* zipParts(files: Iterable<ZippedFile>, entryCount?: number): Generator<Buffer> {
  const list: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const { bytes, isStored = false, flags = 0, mode = 0o100644, offset = at } = file;
    const name = Buffer.from(file.name);
    const packed = isStored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const method = file.method ?? (isStored ? 0 : 8);
    const described = Buffer.alloc(26);
    described.writeUInt16LE(20, 0);
    described.writeUInt16LE(flags | UTF8_NAME, 2);
    described.writeUInt16LE(method, 4);
    described.writeUInt32LE(file.crc ?? crc32(bytes), 10);
    described.writeUInt32LE(packed.length, 14);
    described.writeUInt32LE(file.size ?? bytes.length, 18);
    described.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), described, name, packed]);
    const listed = Buffer.alloc(14);
    listed.writeUInt32LE((mode << 16) >>> 0, 6);
    listed.writeUInt32LE(offset, 10);
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0003'), described, listed, name]));
    yield local;
    at += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  const count = (entryCount ?? list.length) & 0xffff;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  yield Buffer.concat([directory, end]);
}

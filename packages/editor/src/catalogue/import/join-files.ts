/** The end of a zip file: a comment of at most 65,535 bytes may follow the record that leads to the list of files. */
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const END_SIGNATURE = 0x06054b50;
const FILE_SIGNATURE = 0x04034b50;
const LISTED_SIGNATURE = 0x02014b50;
const ADDED_NAME = 'chosen-with-the-zip-file.csv';

/**
 * Puts a CSV file into a zip file, so that both are sent as one. Nothing is packed and only the end of the zip file is
 * read, so its size does not matter. Returns `undefined` if the end is not that of a usual zip file.
 */
export async function joinFiles(csv: Blob, zip: Blob): Promise<Blob | undefined> {
  const tailStart = Math.max(0, zip.size - END_BYTES - MAX_COMMENT_BYTES);
  const tail = new DataView(await zip.slice(tailStart).arrayBuffer());
  const at = endOf(tail);
  if (at === undefined) return undefined;
  const [count, listBytes, listStart] = [
    tail.getUint16(at + 10, true),
    tail.getUint32(at + 12, true),
    tail.getUint32(at + 16, true),
  ];
  // Larger zip files have their numbers elsewhere, and others lie behind something else.
  if (count === 0xffff || listStart === 0xffffffff || listStart + listBytes !== tailStart + at) return undefined;
  const name = new TextEncoder().encode(ADDED_NAME);
  const facts = { name, crc: crc32(new Uint8Array(await csv.arrayBuffer())), bytes: csv.size };
  const listed = listedFile(facts, listStart);
  const offset = listStart + fileHeader(facts).byteLength + csv.size;
  return new Blob([
    zip.slice(0, listStart),
    fileHeader(facts),
    csv,
    zip.slice(listStart, listStart + listBytes),
    listed,
    endRecord(count + 1, listBytes + listed.byteLength, offset),
  ]);
}

interface AddedFile {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly crc: number;
  readonly bytes: number;
}

function endOf(tail: DataView): number | undefined {
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) === END_SIGNATURE) return at;
  }
  return undefined;
}

/** Without packing, and as old as a zip file can be. */
function fileHeader(file: AddedFile): ArrayBuffer {
  const record = startRecord(30, file.name);
  record.view.setUint32(0, FILE_SIGNATURE, true);
  writeFacts(record.view, 4, file);
  return record.buffer;
}

function listedFile(file: AddedFile, offset: number): ArrayBuffer {
  const record = startRecord(46, file.name);
  record.view.setUint32(0, LISTED_SIGNATURE, true);
  record.view.setUint16(4, 20, true);
  writeFacts(record.view, 6, file);
  record.view.setUint32(42, offset, true);
  return record.buffer;
}

function startRecord(bytes: number, name: Uint8Array<ArrayBuffer>) {
  const buffer = new ArrayBuffer(bytes + name.length);
  new Uint8Array(buffer).set(name, bytes);
  return { buffer, view: new DataView(buffer) };
}

const DAY_ONE = 0x21;

/** Both records have these fields in the same order. */
function writeFacts(view: DataView, at: number, { name, crc, bytes }: AddedFile): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 8, DAY_ONE, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, bytes, true);
  view.setUint32(at + 18, bytes, true);
  view.setUint16(at + 22, name.length, true);
}

function endRecord(count: number, listBytes: number, listStart: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(END_BYTES));
  view.setUint32(0, END_SIGNATURE, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, listBytes, true);
  view.setUint32(16, listStart, true);
  return view.buffer;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = crcTable[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

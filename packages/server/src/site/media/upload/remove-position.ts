import { crc32 } from 'node:zlib';

/**
 * The picture without the place where it was taken, which cameras write into it and visitors must not learn: a maker's photo would
 * tell where they live. Everything else stays byte for byte, above all the points and the orientation: packing the picture anew would
 * cost quality, and leaving out all that a camera writes would turn pictures on their side and lose whose work they are.
 *
 * Returns `undefined` if there is nothing to take out.
 */
export function removePosition(picture: Buffer, contentType: string): Buffer | undefined {
  const cleaned = contentType === 'image/png' ? cleanPng(picture) : Buffer.from(picture);
  blankExif(cleaned);
  blankXmp(cleaned);
  if (contentType === 'image/png') renewChecksums(cleaned);
  return cleaned.equals(picture) ? undefined : cleaned;
}

const littleEndian = Buffer.from('49492a00', 'hex');
const bigEndian = Buffer.from('4d4d002a', 'hex');

/** A picture may hold several blocks of Exif data, one of them in the small preview that cameras add, so all are looked for. */
function blankExif(bytes: Buffer): void {
  for (const mark of [littleEndian, bigEndian]) {
    let blocks = 0;
    for (let at = bytes.indexOf(mark); at >= 0 && blocks < MAX_BLOCKS; at = bytes.indexOf(mark, at + 1)) {
      blankPositionOf(bytes.subarray(at), mark === littleEndian);
      blocks += 1;
    }
  }
}

/** Cameras write two or three; a picture that is full of them was made to keep the server busy. */
const MAX_BLOCKS = 100;

const GPS_TAG = 0x8825;
const MAX_ENTRIES = 512;
const ENTRY_BYTES = 12;
/** Bytes of a value by its type, as TIFF numbers them. */
const typeSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8] as const;

/** Blanks the list of the position and all of its values. What cannot be read this way, no other program can read either. */
function blankPositionOf(tiff: Buffer, isLittle: boolean): void {
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entriesAt = (at: number): number[] => {
    if (at < 8 || at + 2 > tiff.length) return [];
    const count = short(at);
    if (count > MAX_ENTRIES || at + 2 + count * ENTRY_BYTES > tiff.length) return [];
    return Array.from({ length: count }, (_, number) => at + 2 + number * ENTRY_BYTES);
  };
  if (tiff.length < 8) return;
  const pointer = entriesAt(long(4)).find((entry) => short(entry) === GPS_TAG);
  if (pointer === undefined) return;
  const list = long(pointer + 8);
  const entries = entriesAt(list);
  for (const entry of entries) {
    const bytes = (typeSizes[short(entry + 2)] ?? 0) * long(entry + 4);
    const at = long(entry + 8);
    if (bytes > 4 && bytes <= MAX_VALUE_BYTES && at + bytes <= tiff.length) tiff.fill(0, at, at + bytes);
  }
  // An empty list is a correct one.
  if (entries.length > 0) tiff.fill(0, list, list + 2 + entries.length * ENTRY_BYTES);
}

const MAX_VALUE_BYTES = 4096;

/** The same facts once more, as XML. Blanks keep all lengths as they are. */
function blankXmp(bytes: Buffer): void {
  for (let at = bytes.indexOf('<x:xmpmeta'); at >= 0; ) {
    const end = bytes.indexOf('</x:xmpmeta>', at);
    if (end < 0) return;
    const written = bytes.toString('latin1', at, end);
    const blanked = written.replaceAll(positionProperties, (found) => ' '.repeat(found.length));
    if (blanked !== written) bytes.write(blanked, at, 'latin1');
    at = bytes.indexOf('<x:xmpmeta', end);
  }
}

// A name is looked for where a word begins: at every letter, a long word would take minutes.
const positionProperties =
  /<(\w{1,32}:GPS\w{0,32})(?:\s[^<>]*)?>[^<]*<\/\1\s*>|\b\w{1,32}:GPS\w{0,32}\s*=\s*(?:"[^"]*"|'[^']*')/g;

const PNG_HEAD_BYTES = 8;

/** Without chunks that hold such data packed, where it cannot be blanked; they are notes of old programs. */
function cleanPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, PNG_HEAD_BYTES)];
  let end = PNG_HEAD_BYTES;
  for (const { type, whole, data } of chunksOf(bytes)) {
    end += whole.length;
    const isPackedNote =
      type === 'zTXt' || (type === 'iTXt' && isPacked(data)) || (type === 'tEXt' && data.includes('Raw profile type'));
    if (!isPackedNote) kept.push(whole);
  }
  return Buffer.concat([...kept, bytes.subarray(end)]);
}

/** Behind the name of an international text stands whether it is packed. */
function isPacked(data: Buffer): boolean {
  const nameEnd = data.indexOf(0);
  return nameEnd >= 0 && data[nameEnd + 1] === 1;
}

function renewChecksums(bytes: Buffer): void {
  for (const { type, whole } of chunksOf(bytes)) {
    if (type !== 'eXIf' && type !== 'iTXt') continue;
    whole.writeUInt32BE(crc32(whole.subarray(4, whole.length - 4)), whole.length - 4);
  }
}

interface Chunk {
  readonly type: string;
  /** With length, type and checksum. */
  readonly whole: Buffer;
  readonly data: Buffer;
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let at = PNG_HEAD_BYTES;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (at + 12 + length > bytes.length) return;
    const whole = bytes.subarray(at, at + 12 + length);
    yield { type: whole.toString('latin1', 4, 8), whole, data: whole.subarray(8, 8 + length) };
    at += whole.length;
  }
}

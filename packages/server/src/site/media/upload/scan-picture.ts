import { UploadRefused } from './refusal.ts';

/**
 * Passes a picture on and refuses one that is something else as well: a page, a program or an archive that begins or ends like a
 * picture. Browsers are told what it is and obey, but other programs look for themselves.
 */
export async function* scanPicture(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let tail: Buffer = Buffer.alloc(0);
  let isBeginning = true;
  for await (const chunk of source) {
    const seen = Buffer.concat([tail.subarray(-OVERLAP), chunk]);
    if (markup.test(seen.toString('latin1'))) refuse();
    if (isBeginning && seen.subarray(0, 1024).includes('%PDF-')) refuse();
    isBeginning = false;
    tail = Buffer.concat([tail, chunk]).subarray(-ARCHIVE_END_BYTES);
    yield chunk;
  }
  if (isArchive(tail)) refuse();
}

const markup = /<(?:script|html|head|body|iframe|svg|!doctype|\?php)\b|<\?php/i;

/** Longer than any of the words. */
const OVERLAP = 16;

/** Where the record stands that an archive ends with: 22 bytes and a comment. */
const ARCHIVE_END_BYTES = 22 + 65_535;

/** Readers of archives find them from the end, whatever stands before. */
function isArchive(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1'); at >= 0; ) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
    at = at === 0 ? -1 : tail.lastIndexOf('PK\u0005\u0006', at - 1, 'latin1');
  }
  return false;
}

function refuse(): never {
  throw new UploadRefused({ reason: 'wrongKind' });
}

/** What a file is good for: pictures, sound and films are shown on pages, everything else is downloaded. */
export const assetKinds = ['image', 'audio', 'video', 'file'] as const;
export type AssetKind = (typeof assetKinds)[number];

/** What a file is, found from its bytes alone. */
export interface FoundKind {
  readonly kind: AssetKind;
  readonly contentType: string;
  /** The endings that a name may have; the first is given to a name with another one. */
  readonly endings: readonly string[];
}

/** How many bytes of the beginning are needed to find out. */
export const HEAD_BYTES = 4096;

/** The kind of a file that begins with these bytes, or `undefined` if it is none that Awning takes. */
export function kindOf(head: Buffer): FoundKind | undefined {
  if (head.length === 0) return undefined;
  return signatures.find(({ is }) => is(head))?.found ?? kindOfText(head);
}

function image(contentType: string, ...endings: string[]): FoundKind {
  return { kind: 'image', contentType, endings };
}
function audio(contentType: string, ...endings: string[]): FoundKind {
  return { kind: 'audio', contentType, endings };
}
function video(contentType: string, ...endings: string[]): FoundKind {
  return { kind: 'video', contentType, endings };
}
function download(contentType: string, ...endings: string[]): FoundKind {
  return { kind: 'file', contentType, endings };
}

interface Signature {
  readonly is: (head: Buffer) => boolean;
  readonly found: FoundKind;
}

const signatures: readonly Signature[] = [
  { is: bytes('ffd8ff'), found: image('image/jpeg', 'jpg', 'jpeg', 'jpe') },
  { is: bytes('89504e470d0a1a0a'), found: image('image/png', 'png') },
  { is: (head) => text('GIF87a')(head) || text('GIF89a')(head), found: image('image/gif', 'gif') },
  { is: both(text('RIFF'), text('WEBP', 8)), found: image('image/webp', 'webp') },
  { is: brand('avif', 'avis'), found: image('image/avif', 'avif') },

  { is: both(text('RIFF'), text('WAVE', 8)), found: audio('audio/wav', 'wav') },
  { is: text('fLaC'), found: audio('audio/flac', 'flac') },
  { is: both(text('OggS'), (head) => head.includes('theora')), found: video('video/ogg', 'ogv') },
  { is: text('OggS'), found: audio('audio/ogg', 'ogg', 'oga', 'opus') },
  { is: brand('M4A ', 'M4B '), found: audio('audio/mp4', 'm4a', 'm4b') },
  {
    is: both(text('FORM'), (head) => text('AIFF', 8)(head) || text('AIFC', 8)(head)),
    found: audio('audio/aiff', 'aiff', 'aif'),
  },
  { is: (head) => text('ID3')(head) || isMpegFrame(head), found: audio('audio/mpeg', 'mp3') },
  { is: isAdtsFrame, found: audio('audio/aac', 'aac') },

  { is: brand('qt  '), found: video('video/quicktime', 'mov', 'qt') },
  {
    is: brand('isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'mmp4', 'dash', 'MSNV'),
    found: video('video/mp4', 'mp4', 'm4v'),
  },
  { is: both(bytes('1a45dfa3'), (head) => head.includes('webm')), found: video('video/webm', 'webm') },

  { is: text('%PDF-'), found: download('application/pdf', 'pdf') },
  {
    is: (head) => bytes('504b0304')(head) || bytes('504b0506')(head),
    found: download('application/zip', 'zip', 'epub', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'cbz', '3mf', 'kmz'),
  },
  { is: bytes('1f8b08'), found: download('application/gzip', 'gz', 'tgz') },
  { is: bytes('377abcaf271c'), found: download('application/x-7z-compressed', '7z') },
  { is: bytes('d0cf11e0a1b11ae1'), found: download('application/x-ole-storage', 'doc', 'xls', 'ppt') },
  { is: text('{\\rtf'), found: download('application/rtf', 'rtf') },
  { is: text('wOFF'), found: download('font/woff', 'woff') },
  { is: text('wOF2'), found: download('font/woff2', 'woff2') },
  { is: text('OTTO'), found: download('font/otf', 'otf') },
  { is: bytes('0001000000'), found: download('font/ttf', 'ttf') },
];

const svg = image('image/svg+xml', 'svg');
const captions = download('text/vtt', 'vtt');
const plain = download('text/plain', 'txt', 'csv', 'tsv', 'md', 'json', 'ics', 'vcf', 'srt', 'gpx', 'xml', 'log');

/** The endings that the name of a file of this type may have. */
export function endingsOf(contentType: string): readonly string[] {
  const all = [...signatures.map(({ found }) => found), svg, captions, plain];
  return all.find((found) => found.contentType === contentType)?.endings ?? plain.endings;
}

/** Text is a drawing, words, or something that a browser or a shell would run, which is refused. */
function kindOfText(head: Buffer): FoundKind | undefined {
  const written = readText(head);
  if (written === undefined) return undefined;
  const first = written.replace(/^(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE svg[^[>]*>)*/i, '');
  if (/^<(?:[\w-]+:)?svg[\s/>]/i.test(first)) return svg;
  if (/^#!|<(?:!doctype|html|head|body|script|iframe|svg|\?php)\b|<\?php/i.test(written)) return undefined;
  return /^WEBVTT(?:[ \t\r\n]|$)/.test(written) ? captions : plain;
}

/** The beginning as text, unless it is none: it holds control characters or is not written in UTF-8. */
function readText(head: Buffer): string | undefined {
  // The last character may be cut in the middle.
  const whole = head.length < HEAD_BYTES ? head : head.subarray(0, head.length - 3);
  const stream = head.length >= HEAD_BYTES;
  try {
    const written = new TextDecoder('utf-8', { fatal: true }).decode(whole, { stream });
    // oxlint-disable-next-line no-control-regex -- these are what tells text from bytes
    return /[\u0000-\u0008\u000e-\u001f]/.test(written) ? undefined : written;
  } catch {
    return undefined;
  }
}

function bytes(hex: string): (head: Buffer) => boolean {
  const wanted = Buffer.from(hex, 'hex');
  return (head) => head.subarray(0, wanted.length).equals(wanted);
}

function text(word: string, at = 0): (head: Buffer) => boolean {
  return (head) => head.toString('latin1', at, at + word.length) === word;
}

function both(first: (head: Buffer) => boolean, second: (head: Buffer) => boolean): (head: Buffer) => boolean {
  return (head) => first(head) && second(head);
}

/** Files of the ISO family (MP4, AVIF …) say in their first box which of them they are. */
function brand(...names: string[]): (head: Buffer) => boolean {
  return (head) => text('ftyp', 4)(head) && names.includes(head.toString('latin1', 8, 12));
}

/** A frame of layer III, whose rate and frequency are not the reserved ones. */
function isMpegFrame(head: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = head;
  return first === 0xff && (second & 0xe6) === 0xe2 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
}

function isAdtsFrame(head: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = head;
  return first === 0xff && (second & 0xf6) === 0xf0 && (third & 0x3c) >> 2 < 13;
}

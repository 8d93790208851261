import { singleHeaders } from '../request/single-headers.ts';

/** The headers of a request that its answer may depend on. */
export interface Asked {
  readonly host: string;
  readonly forwardedHost: string;
  readonly forwardedProtocol: string;
  readonly requestId: string;
  readonly cookie: string;
  readonly encodings: string;
  readonly tags: string | undefined;
}

/**
 * Reads a request that may take the short way; undefined if it has a body or a key, or repeats a header that matters. By the lines
 * that arrived, because only they show what is repeated.
 */
export function readAsked(rawHeaders: readonly string[]): Asked | undefined {
  const values: (string | undefined)[] = [];
  let seen = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    const place = places.get(name) ?? places.get(name.toLowerCase());
    if (place === undefined) continue;
    const mark = 1 << place;
    if (place === REFUSED || (seen & mark) !== 0) return undefined;
    seen |= mark;
    if (place < readHeaders.length) values[place] = rawHeaders[at + 1]!;
  }
  return {
    host: values[0] ?? '',
    forwardedHost: values[1] ?? '',
    forwardedProtocol: values[2] ?? '',
    requestId: values[3] ?? '',
    cookie: values[4] ?? '',
    encodings: values[5] ?? '',
    tags: values[6],
  };
}

const readHeaders = [
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  'cookie',
  'accept-encoding',
  'if-none-match',
];
const refusedHeaders = ['authorization', 'content-length', 'transfer-encoding'];
const REFUSED = 30;

/** Where the value of a header goes. Also as browsers write the names, which saves most conversions to small letters. */
const places: ReadonlyMap<string, number> = new Map(
  [
    ...[...new Set([...readHeaders, ...singleHeaders])].map((name, place) => [name, place] as const),
    ...refusedHeaders.map((name) => [name, REFUSED] as const),
  ].flatMap(([name, place]) => [
    [name, place],
    [name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()), place],
  ]),
);

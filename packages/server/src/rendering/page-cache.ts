import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page as it is sent: compressed once, sent many times. It holds nothing personal and no crumb. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

export interface PageCache {
  get(websiteId: string, key: string, now: Date): StoredPage | undefined;
  /** `ticket` was drawn before the page was built; a page that was overtaken by a change is not kept. */
  put(websiteId: string, key: string, page: StoredPage, ticket: number, now: Date): void;
  ticket(websiteId: string): number;
  /** Forgets a website's pages, or everything. */
  drop(websiteId?: string): void;
}

/** What time alone changes (a scheduled post, the last piece held by another visitor's checkout) shows at the latest after this. */
const maxAgeMs = 60_000;

/** Least recently used pages go first when the bytes run out. */
export function createPageCache(maxBytes = 64 * 1024 * 1024): PageCache {
  const pages = new Map<string, { websiteId: string; page: StoredPage; bytes: number; until: number }>();
  const generations = new Map<string, number>();
  let allGenerations = 0;
  let bytes = 0;

  function remove(key: string): void {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  }

  function ticket(websiteId: string): number {
    return allGenerations + (generations.get(websiteId) ?? 0);
  }

  return {
    ticket,
    get(websiteId, key, now) {
      const name = `${websiteId} ${key}`;
      const entry = pages.get(name);
      if (entry === undefined) {
        return undefined;
      }
      pages.delete(name);
      if (entry.until <= now.getTime()) {
        bytes -= entry.bytes;
        return undefined;
      }
      pages.set(name, entry);
      return entry.page;
    },
    put(websiteId, key, page, drawn, now) {
      if (drawn !== ticket(websiteId)) {
        return;
      }
      const name = `${websiteId} ${key}`;
      remove(name);
      const size = page.plain.byteLength + page.gzip.byteLength + page.br.byteLength;
      pages.set(name, { websiteId, page, bytes: size, until: now.getTime() + maxAgeMs });
      bytes += size;
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) {
          break;
        }
        remove(oldest);
      }
    },
    drop(websiteId) {
      if (websiteId === undefined) {
        allGenerations += 1;
        pages.clear();
        bytes = 0;
        return;
      }
      generations.set(websiteId, (generations.get(websiteId) ?? 0) + 1);
      for (const [name, entry] of pages) {
        if (entry.websiteId === websiteId) {
          remove(name);
        }
      }
    },
  };
}

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** Compresses a finished page both ways. */
export async function storedPage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<StoredPage> {
  const plain = Buffer.from(body);
  const [br, zipped] = await Promise.all([
    compressWithBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressWithGzip(plain),
  ]);
  // Weak, because the same page is sent in several encodings.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, plain, gzip: zipped, br };
}

import { hash } from 'node:crypto';
import { compress, type Encoding } from '../../platform/http/index.ts';

/** A page as it is sent. It holds nothing personal and no crumb. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
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

/** What a page takes with its two compressed copies, compared with the page itself; HTML shrinks to a fifth at most. */
const withCompressed = 1.4;

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
      const size = page.plain.byteLength * withCompressed;
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

export function storedPage(status: number, headers: Readonly<Record<string, string>>, body: string): StoredPage {
  const plain = bytesOf(body);
  // Weak, because the same page is sent in several encodings.
  const etag = `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;
  return { status, headers, etag, plain };
}

const longestCopied = 100_000;
const scratch = Buffer.allocUnsafeSlow(longestCopied * 3);

/** The text in UTF-8. Written into a space that is there already and copied, which takes a third of the time of `Buffer.from`. */
function bytesOf(text: string): Buffer {
  return text.length > longestCopied ? Buffer.from(text) : Buffer.from(scratch.subarray(0, scratch.write(text)));
}

/** Compressed when the first browser asks for it, and once only as long as the page is kept. */
export function encodedPage(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  const known = encodedPages.get(page) ?? {};
  const encoded = known[encoding] ?? compress(encoding, page.plain);
  encodedPages.set(page, { ...known, [encoding]: encoded });
  return encoded;
}

const encodedPages = new WeakMap<StoredPage, Partial<Record<Encoding, Promise<Buffer>>>>();

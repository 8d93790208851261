import { transcode } from 'node:buffer';
import { hash } from 'node:crypto';
import { compress, type Encoding } from '../../platform/http/index.ts';
import type { Change, Subject } from '../../platform/subjects/index.ts';
import type { Sources } from './sources.ts';

/** A page as it is sent. It contains nothing personal and no crumb. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
}

export interface PageCache {
  get(websiteId: string, key: string, now: Date): StoredPage | undefined;
  /** Whether `get` would return the page; it counts as use. */
  holds(page: StoredPage, now: Date): boolean;
  /** Called before anything is read for a page. */
  begin(websiteId: string): Building;
  /** Drops the pages that depend on what changed; without a change, everything. */
  drop(change?: Change): void;
}

/** A page that is being built, which a change may make outdated. */
export interface Building {
  /** Whether nothing has changed since it began. */
  isCurrent(): boolean;
  /** Caches the page, unless something that it depends on has changed since it began. */
  keep(key: string, page: StoredPage, sources: Pick<Sources, 'subjects' | 'validUntil'>): void;
  /** Must be called, whether the page was built or not. */
  end(): void;
}

/** The size of a page with its two compressed copies, relative to the page itself; HTML shrinks to a fifth at most. */
const SIZE_WITH_COPIES = 1.4;

/** Memory of the index for one subject of one page: its name of up to 60 letters, and its entries in three tables. */
const BYTES_PER_SUBJECT = 300;

interface Entry {
  readonly name: string;
  readonly websiteId: string;
  readonly page: StoredPage;
  readonly subjects: ReadonlySet<Subject>;
  readonly bytes: number;
  readonly until: number;
}

/** The pages of one website. */
interface Shelf {
  readonly all: Set<Entry>;
  readonly bySubject: Map<Subject, Set<Entry>>;
}

/** Changes that happened while a page was being built. */
interface Overtaking {
  readonly websiteId: string;
  readonly subjects: Set<Subject>;
  everything: boolean;
}

/** The least recently used pages are dropped first when the limit is reached. */
export function createPageCache(maxBytes = 64 * 1024 * 1024): PageCache {
  const pages = new Map<string, Entry>();
  const shelves = new Map<string, Shelf>();
  const entries = new WeakMap<StoredPage, Entry>();
  const underWay = new Set<Overtaking>();
  let bytes = 0;

  function add(entry: Entry): void {
    const shelf = shelves.get(entry.websiteId) ?? { all: new Set(), bySubject: new Map<Subject, Set<Entry>>() };
    shelves.set(entry.websiteId, shelf);
    shelf.all.add(entry);
    for (const subject of entry.subjects) {
      const made = shelf.bySubject.get(subject);
      if (made) made.add(entry);
      else shelf.bySubject.set(subject, new Set([entry]));
    }
    pages.set(entry.name, entry);
    entries.set(entry.page, entry);
    bytes += entry.bytes;
  }

  function remove(entry: Entry): void {
    const shelf = shelves.get(entry.websiteId);
    for (const subject of entry.subjects) {
      const made = shelf?.bySubject.get(subject);
      made?.delete(entry);
      if (made?.size === 0) shelf?.bySubject.delete(subject);
    }
    shelf?.all.delete(entry);
    if (shelf?.all.size === 0) shelves.delete(entry.websiteId);
    pages.delete(entry.name);
    bytes -= entry.bytes;
  }

  function removeMadeOf({ websiteId, subjects }: Change): void {
    const shelf = shelves.get(websiteId);
    if (!shelf) return;
    const touched = subjects === 'all' ? [shelf.all] : subjects.map((subject) => shelf.bySubject.get(subject) ?? []);
    for (const group of touched) for (const entry of group) remove(entry);
  }

  function overtake({ websiteId, subjects }: Change): void {
    for (const building of underWay) {
      if (building.websiteId !== websiteId) continue;
      if (subjects === 'all') building.everything = true;
      else for (const subject of subjects) building.subjects.add(subject);
    }
  }

  /** Whether the page may still be sent; it then counts as the one used last. */
  function isUsed(entry: Entry, now: Date): boolean {
    if (entry.until <= now.getTime()) {
      remove(entry);
      return false;
    }
    pages.delete(entry.name);
    pages.set(entry.name, entry);
    return true;
  }

  return {
    get(websiteId, key, now) {
      const entry = pages.get(nameOf(websiteId, key));
      return entry !== undefined && isUsed(entry, now) ? entry.page : undefined;
    },
    holds(page, now) {
      const entry = entries.get(page);
      return entry !== undefined && pages.get(entry.name) === entry && isUsed(entry, now);
    },
    begin(websiteId) {
      const building: Overtaking = { websiteId, subjects: new Set(), everything: false };
      underWay.add(building);
      return {
        isCurrent: () => !building.everything && building.subjects.size === 0,
        keep(key, page, { subjects, validUntil }) {
          if (isOvertaken(building, subjects)) return;
          const name = nameOf(websiteId, key);
          const known = pages.get(name);
          if (known) remove(known);
          const size = bytesOfPage(page) + 2 * name.length + subjects.size * BYTES_PER_SUBJECT;
          // It would push out every other page and then itself.
          if (size > maxBytes) return;
          add({ name, websiteId, page, subjects, bytes: size, until: validUntil });
          for (const oldest of pages.values()) {
            if (bytes <= maxBytes) break;
            remove(oldest);
          }
        },
        end: () => void underWay.delete(building),
      };
    },
    drop(change) {
      if (change) {
        removeMadeOf(change);
        overtake(change);
        return;
      }
      for (const building of underWay) building.everything = true;
      pages.clear();
      shelves.clear();
      bytes = 0;
    },
  };
}

function isOvertaken(building: Overtaking, subjects: ReadonlySet<Subject>): boolean {
  return building.everything || [...building.subjects].some((subject) => subjects.has(subject));
}

function nameOf(websiteId: string, key: string): string {
  return `${websiteId} ${key}`;
}

/** Headers and addresses may be longer than a small page. */
function bytesOfPage({ plain, headers }: StoredPage): number {
  const inHeaders = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return plain.byteLength * SIZE_WITH_COPIES + inHeaders;
}

export function storedPage(status: number, headers: Readonly<Record<string, string>>, body: string): StoredPage {
  const plain = bytesOf(body);
  // Weak, because the same page is sent in several encodings.
  const etag = `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;
  return { status, headers, etag, plain };
}

const MAX_COPIED_LENGTH = 100_000;
const scratch = Buffer.allocUnsafeSlow(MAX_COPIED_LENGTH * 2);

/** The text in UTF-8. By way of UTF-16, as it is in memory, this takes a third of the time of `Buffer.from`. */
function bytesOf(text: string): Buffer {
  if (text.length > MAX_COPIED_LENGTH) return Buffer.from(text);
  try {
    return transcode(scratch.subarray(0, scratch.write(text, 'utf16le')), 'utf16le', 'utf8');
  } catch {
    // Half a character, which only this replaces.
    return Buffer.from(text);
  }
}

/** Compressed on the first request, and only once while the page is cached. */
export async function encodedPage(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  const copies = copiesOf.get(page) ?? { made: {}, underWay: {} };
  copiesOf.set(page, copies);
  copies.underWay[encoding] ??= compress(encoding, page.plain).then((made) => (copies.made[encoding] = made));
  return await copies.underWay[encoding];
}

/** The compressed page, once that has been done. */
export function copyOf(page: StoredPage, encoding: Encoding): Buffer | undefined {
  return copiesOf.get(page)?.made[encoding];
}

interface Copies {
  readonly made: Partial<Record<Encoding, Buffer>>;
  readonly underWay: Partial<Record<Encoding, Promise<Buffer>>>;
}

const copiesOf = new WeakMap<StoredPage, Copies>();

import { CollectionType, PagePermission } from '@awning/site-model';
import type { Connection } from '../../platform/database/index.ts';
import { addressIn, primaryLanguage, type Website } from '../../platform/website/index.ts';
import { type Collection, selectCollections } from '../content/index.ts';
import { assetUrl, readAssets } from '../media/index.ts';
import { type SitemapEntry } from './sitemap-xml.ts';
import type { SitemapRow, SitemapSource } from './source.ts';
import { selectLayoutTimes } from './store.ts';

const BATCH_SIZE = 200;
const MAX_PICTURES = 10;

/** What a sitemap is made for. */
export interface SitemapRequest {
  readonly connection: Connection;
  readonly website: Website;
  readonly origin: string;
  readonly now: Date;
  /** Templates of the theme that pages of the website can name. */
  readonly templates: ReadonlyMap<string, unknown>;
}

/** The pages that everybody may see, in the owner's order. */
export async function publicPages({ connection, website, templates }: SitemapRequest): Promise<Collection[]> {
  return (await selectCollections(connection, website.id)).filter(
    ({ isEnabled, permission, type, typeName }) =>
      isEnabled &&
      permission === PagePermission.public &&
      (type !== CollectionType['template-page'] || templates.has(typeName)),
  );
}

/** The pages themselves. A folder without a page of its own leads to the first page in it. */
export async function* pageEntries(
  request: SitemapRequest,
  pages: readonly Collection[],
): AsyncGenerator<SitemapEntry> {
  const { connection, website } = request;
  const shown = pages.filter(({ isFolder, isIndex }) => !isFolder || isIndex);
  for (let at = 0; at < shown.length; at += BATCH_SIZE) {
    const batch = shown.slice(at, at + BATCH_SIZE);
    const owners = batch.map(({ id }) => `page:${id}`);
    const [times, pictures] = await Promise.all([
      selectLayoutTimes(connection, website.id, owners),
      pictureAddresses(
        request,
        batch.flatMap(({ mainImageId }) => mainImageId ?? []),
      ),
    ]);
    for (const page of batch) {
      yield* inEveryLanguage(request, {
        path: page.isHomepage ? '/' : `/${page.urlId}`,
        updatedAt: lastChange(page, times.get(`page:${page.id}`)),
        pictures: named(pictures, [page.mainImageId ?? '']),
      });
    }
  }
}

/** Of a list it is not known when it last changed, since its items have their own times. */
function lastChange({ type, updatedAt }: Collection, content: Date | undefined): Date | undefined {
  if (type !== CollectionType.page) return undefined;
  return content === undefined || content < updatedAt ? updatedAt : content;
}

/** So many things of a source from an id on, read in batches. */
export async function* sourceEntries(
  request: SitemapRequest,
  source: SitemapSource,
  pages: readonly Collection[],
  { from, length }: { readonly from: string; readonly length: number },
): AsyncGenerator<SitemapEntry> {
  const { connection, website, now } = request;
  const byId = new Map(pages.map((page) => [page.id, page]));
  const wanted = { now, collectionIds: [...byId.keys()] };
  let start = from;
  let left = length;
  while (left > 0) {
    // One more than is used, which the next batch begins with.
    const limit = Math.min(BATCH_SIZE, left) + 1;
    const rows: SitemapRow[] = await source.rows(connection, website.id, { ...wanted, from: start, limit });
    const used = rows.slice(0, limit - 1);
    const pictures = await pictureAddresses(request, used.flatMap(pictureIds));
    for (const row of used) {
      const page = byId.get(row.collectionId);
      if (page === undefined) continue;
      yield* inEveryLanguage(request, {
        path: `/${page.urlId}/${row.path}`,
        updatedAt: row.updatedAt,
        pictures: named(pictures, pictureIds(row)),
      });
    }
    const next = rows[limit - 1];
    if (next === undefined) return;
    start = next.id;
    left -= used.length;
  }
}

function pictureIds({ imageIds }: SitemapRow): readonly string[] {
  return imageIds.slice(0, MAX_PICTURES);
}

async function pictureAddresses(
  { connection, website, origin }: SitemapRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const assets = await readAssets(connection, website.id, ids);
  return new Map(
    assets.filter(({ isPrivate }) => !isPrivate).map((asset) => [asset.id, `${origin}${assetUrl(asset)}`]),
  );
}

function named(pictures: ReadonlyMap<string, string>, ids: readonly string[]): string[] {
  return ids.flatMap((id) => pictures.get(id) ?? []);
}

interface Found extends Pick<SitemapEntry, 'updatedAt' | 'pictures'> {
  /** In the primary language. */
  readonly path: string;
}

function* inEveryLanguage({ website, origin }: SitemapRequest, { path, ...found }: Found): Generator<SitemapEntry> {
  const codes = website.languages.filter(({ enabled }) => enabled).map(({ code }) => code);
  const address = (code: string) => `${origin}${encoded(addressIn(website, code, path))}`;
  const languages =
    codes.length < 2
      ? []
      : [
          ...codes.map((code) => ({ code, address: address(code) })),
          { code: 'x-default', address: address(primaryLanguage(website)) },
        ];
  for (const code of codes) yield { ...found, address: address(code), languages };
}

/** Signs of an address that begin a query count as letters here. */
function encoded(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
}

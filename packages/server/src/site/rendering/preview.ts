import { isConflict, isDuplicate } from '../../platform/database/index.ts';
import { readDocument, readPreviewToken } from '../../platform/editing/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { renderingOf } from './door.ts';
import type { StoredPage } from './page-cache.ts';
import type { PageRequest } from './site.ts';

const MAX_TRIES = 5;

/**
 * The page of a preview link: the document's newest version, drawn as if it were published. The version is written into
 * the tables in a transaction that is rolled back, so it is drawn by the same code as every page. `undefined` if the
 * link is not valid or the version cannot be shown.
 */
export async function previewPage(
  parts: Parts,
  request: PageRequest,
  token: string,
  tries = 1,
): Promise<StoredPage | undefined> {
  const { config, database, clock, documents = [] } = parts;
  const { website, now } = request;
  const previewed = readPreviewToken(config, website.id, token, now);
  const kind = documents.find((one) => one.kind === previewed?.kind);
  if (!previewed || !kind?.preview) return undefined;
  const { shown, path } = kind.preview;
  const document = await readDocument({ connection: database, website, clock }, kind, previewed.id);
  const address = document && (await path({ connection: database, website, clock }, document.body));
  if (!address) return undefined;
  const rendering = await renderingOf(parts);
  try {
    return await rendering.preview({ ...request, path: encodeURI(address), query: {}, isPreview: true }, (connection) =>
      kind.write(
        { connection, website, clock, author: { name: '', rights: new Set() } },
        previewed.id,
        shown(document.body, now),
        true,
      ),
    );
  } catch (error) {
    // Another document has taken its address; publishing would be refused as well.
    if (isDuplicate(error)) return undefined;
    if (isConflict(error) && tries < MAX_TRIES) return await previewPage(parts, request, token, tries + 1);
    throw error;
  }
}

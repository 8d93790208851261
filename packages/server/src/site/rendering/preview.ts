import { isConflict, isDuplicate, isMissingReference } from '../../platform/database/index.ts';
import { type DocumentKind, readBody, readPreviewToken } from '../../platform/editing/index.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Website } from '../../platform/website/index.ts';
import { canvasAreas } from './canvas/canvas-areas.ts';
import { renderingOf } from './door.ts';
import type { StoredPage } from './page-cache.ts';
import type { PageRequest } from './site.ts';

const MAX_TRIES = 5;

/**
 * The page of a preview link: the document's newest version, or the one that the link names, drawn as if it were
 * published. With `canvas` in the address it is sealed, as the builder shows it; what is on every page is edited on the
 * page at the link's path. `undefined` if the link is not valid or the version cannot be shown.
 */
export async function previewPage(parts: Parts, request: PageRequest, token: string): Promise<StoredPage | undefined> {
  const { config, database, clock, documents = [] } = parts;
  const { website, now, query } = request;
  const previewed = readPreviewToken(config, website.id, token, now);
  const kind = documents.find((one) => one.kind === previewed?.kind);
  if (!previewed || !kind) return undefined;
  const isCanvas = query['canvas'] !== undefined;
  const editedAreas = isCanvas ? canvasAreas(previewed) : undefined;
  if (isCanvas && !editedAreas) return undefined;
  const body = await readBody({ connection: database, website, clock }, kind, previewed.id, previewed.no);
  if (body === undefined) return undefined;
  const shownAs = {
    ...(editedAreas ? { editedAreas } : { isPreview: true as const, previewOf: kind.kind }),
    ...(kind.preview?.settings && { settingsToken: token }),
  };
  const isOnAnyPage = isCanvas && kind.many === undefined;
  return await drawVersion(
    parts,
    { ...request, query: {}, ...shownAs },
    { kind, id: previewed.id, body, ...(isOnAnyPage && { path: request.path }) },
  );
}

/** The website with the draft of settings that a link shows; `undefined` if it is the link of nothing like that. */
export async function previewedWebsite(parts: Parts, website: Website, token: string): Promise<Website | undefined> {
  const { config, database, clock, documents = [] } = parts;
  const previewed = readPreviewToken(config, website.id, token, clock.now());
  const kind = documents.find((one) => one.kind === previewed?.kind);
  const settingsWith = kind?.preview?.settings;
  if (!previewed || !kind || !settingsWith) return undefined;
  const body = await readBody({ connection: database, website, clock }, kind, previewed.id, previewed.no);
  return body === undefined ? undefined : { ...website, settings: settingsWith(website.settings, body) };
}

interface Version {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly body: unknown;
  /** The page to show it on; without it that of the document. */
  readonly path?: string;
}

/**
 * The page of a version, whatever the path of the request. It is written into the tables in a transaction that is rolled
 * back, so it is drawn by the same code as every page. `undefined` if it cannot be shown.
 */
export async function drawVersion(
  parts: Parts,
  request: PageRequest,
  version: Version,
  tries = 1,
): Promise<StoredPage | undefined> {
  const { database, clock } = parts;
  const { website, now } = request;
  const { kind, id, body } = version;
  if (!kind.preview) return undefined;
  const path = version.path ?? (await kind.preview.path({ connection: database, website, clock }, body));
  if (!path) return undefined;
  const shown = kind.preview.shown(body, now);
  const rendering = await renderingOf(parts);
  const { settings: settingsWith } = kind.preview;
  const shownWebsite = settingsWith ? { ...website, settings: settingsWith(website.settings, shown) } : website;
  const shownOn = { ...request, website: shownWebsite, path: version.path ?? encodeURI(path) };
  // A link to a document opens no other page that is not for everybody.
  if (version.path !== undefined && (await rendering.guardedPage(shownOn))) return undefined;
  try {
    return await rendering.preview(shownOn, async (connection) => {
      if (settingsWith) return;
      await kind.write({ connection, website, clock, author: { name: '', rights: new Set() } }, id, shown, true);
    });
  } catch (error) {
    // Another document has taken its address, or a picture or folder of an old version is gone; publishing would be
    // refused as well.
    if (isDuplicate(error) || isMissingReference(error)) return undefined;
    if (isConflict(error) && tries < MAX_TRIES) return await drawVersion(parts, request, version, tries + 1);
    throw error;
  }
}

import { defineDocument, type EditContext, type ListQuery, type ReadContext } from '../../../platform/editing/index.ts';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { assetUrl } from '../asset.ts';
import { mediaMessages } from '../messages.ts';
import { type AssetKind, endingsOf } from '../upload/kind.ts';
import { fittingName, nameFault } from '../upload/name.ts';
import { isUsed } from '../uses/store.ts';
import { UNUSED_AFTER_MS } from '../uses/unused.ts';
import { AssetBody, assetFacts, assetFilters } from './schema.ts';
import {
  deleteTrashed,
  type ListedAsset,
  lockAsset,
  selectEdited,
  selectListed,
  selectSurroundings,
  trashAsset,
  upsertAsset,
} from './store.ts';

/** A file as something an owner edits; a change counts at once. Its bytes come by `POST /api/uploads`. */
export const assetDocument = defineDocument({
  kind: 'asset',
  path: '/api/files',
  words: { one: 'file', many: 'files' },
  schema: AssetBody,
  schemaVersion: 1,
  right: 'files.edit',
  hasDrafts: false,
  example: {
    contentId: '0192f0c1-0000-7000-8000-000000000001',
    filename: 'bowl.webp',
    folderId: null,
    isPrivate: false,
    focalPoint: { x: 0.5, y: 0.5 },
    texts: { en: { altText: 'A bowl' } },
  },
  load: async ({ connection, website }, id) => {
    const row = await selectEdited(connection, website.id, id);
    if (!row) return undefined;
    const { focalX, focalY, ...rest } = row;
    return { body: { ...rest, focalPoint: { x: focalX, y: focalY } }, isVisible: true };
  },
  check,
  write: ({ connection, website, clock }, id, body) => upsertAsset(connection, website.id, id, body, clock.now()),
  many: {
    title: ({ filename }) => filename,
    facts: assetFacts,
    filters: assetFilters,
    list,
    hide: async ({ connection, website, clock }, id) => {
      await lockAsset(connection, website.id, id);
      if (await isUsed(connection, website.id, id)) return { message: mediaMessages.isUsed };
      await trashAsset(connection, website.id, id, clock.now());
      return undefined;
    },
    purge: async ({ connection, website }, id) => {
      await lockAsset(connection, website.id, id);
      // A link in a text may have come since.
      if (await isUsed(connection, website.id, id)) return { message: mediaMessages.isUsed };
      await deleteTrashed(connection, website.id, id);
      return undefined;
    },
  },
  subjects: (id) => [subjectOf.asset(id)],
});

async function check({ connection, website }: EditContext, body: AssetBody, id: string) {
  // A product that begins to sell the file waits, or is seen here.
  await lockAsset(connection, website.id, id);
  const around = await selectSurroundings(connection, website.id, id, body);
  const { contentType, isSameKind, isTrashed } = around;
  // A file comes back from the trash even if its folder does not.
  const hasFolder = around.hasFolder || isTrashed;
  const folderId = around.hasFolder ? body.folderId : null;
  const fault = nameFault(body.filename);
  const known = new Set(website.languages.map(({ code }) => code));
  const unknown = Object.keys(body.texts).filter((language) => !known.has(language));
  const errors = {
    ...(fault && { filename: mediaMessages.name[fault] }),
    ...(contentType === null && { contentId: mediaMessages.noContent }),
    ...(!isSameKind && { contentId: mediaMessages.otherKind }),
    ...(!hasFolder && { folderId: mediaMessages.noFolder }),
    ...(!body.isPrivate && around.isSold && { isPrivate: mediaMessages.isSold }),
    ...Object.fromEntries(unknown.map((language) => [`texts.${language}`, mediaMessages.unknownLanguage])),
  };
  if (contentType === null || Object.keys(errors).length > 0) return { ok: false, errors } as const;
  const filename = fittingName(body.filename, { endings: endingsOf(contentType) });
  // As precise as the database keeps it.
  const rounded = (part: number) => Math.round(part * 10_000) / 10_000;
  const focalPoint = { x: rounded(body.focalPoint.x), y: rounded(body.focalPoint.y) };
  return { ok: true, body: { ...body, filename, folderId, focalPoint } } as const;
}

interface AssetFilters {
  readonly folderId?: string;
  readonly kind?: AssetKind;
  readonly isUnused?: boolean;
}

async function list({ connection, website, clock }: ReadContext, { after, search, limit, filters }: ListQuery) {
  const { folderId, kind, isUnused = false } = filters as AssetFilters;
  const unusedSince = isUnused ? new Date(clock.now().getTime() - UNUSED_AFTER_MS) : undefined;
  const rows = await selectListed(connection, website.id, {
    after,
    search,
    folderId,
    kind,
    isPrivate: undefined,
    unusedSince,
    limit,
  });
  return rows.map((row) => ({ id: row.id, title: row.filename, facts: factsOf(row) }));
}

/** What a list and the screen of a file show of it. */
export function factsOf(row: ListedAsset) {
  const { kind, contentType, byteSize, width, height, state, folderId, isPrivate } = row;
  return { kind, contentType, byteSize, width, height, url: assetUrl(row), state, folderId, isPrivate };
}

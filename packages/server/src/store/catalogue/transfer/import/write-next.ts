import { isDeepStrictEqual } from 'node:util';
import { type Connection, isConflict, isDuplicate, isUnreachable } from '../../../../platform/database/index.ts';
import {
  createDocument,
  type EditContext,
  type EditOutcome,
  publishDocument,
  saveDocument,
} from '../../../../platform/editing/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { isStorageFailure } from '../../../../platform/storage/index.ts';
import type { Website } from '../../../../platform/website/index.ts';
import { addPictures, releasePictures } from '../../../../site/media/index.ts';
import { setOnHand } from '../../../stock/index.ts';
import { productDocument } from '../../editing/document.ts';
import type { ProductBody } from '../../editing/schema.ts';
import { languagesOf } from '../languages.ts';
import { type BuiltProduct, buildProduct, withFiles } from './build-product.ts';
import { contextOf } from './context.ts';
import type { Fault } from './entry.ts';
import { faultsOf } from './faults.ts';
import { headOfImport } from './head.ts';
import { importMessages } from './messages.ts';
import { preparePictures } from './picture/prepare.ts';
import { selectPictureContents } from './picture/store.ts';
import * as store from './store.ts';

const MAX_TRIES = 5;

/**
 * Writes the next product of a file. The product, its history and the position in the file are one transaction: killed
 * at any moment, an import continues with the next product and writes none twice.
 */
export async function writeNext(
  parts: Parts,
  website: Website,
  importId: string,
  signal?: AbortSignal,
): Promise<'more' | 'end'> {
  try {
    await preparePictures(parts, website, importId, { step: 'write', signal });
  } catch (error) {
    if (isUnreachable(error) || isConflict(error) || isStorageFailure(error)) throw error;
    // A picture that cannot even be noted must not stop the products after it.
    return await recordFailure(parts, website, importId, error);
  }
  return await tryToWrite(parts, website, importId, 1);
}

async function tryToWrite(parts: Parts, website: Website, importId: string, tries: number): Promise<'more' | 'end'> {
  try {
    return await parts.database.transaction((connection) => writeEntry(parts, website, importId, connection));
  } catch (error) {
    if (isUnreachable(error)) throw error;
    if (isConflict(error) && tries < MAX_TRIES) return await tryToWrite(parts, website, importId, tries + 1);
    return await recordFailure(parts, website, importId, error);
  }
}

async function writeEntry(
  parts: Parts,
  website: Website,
  importId: string,
  connection: Connection,
): Promise<'more' | 'end'> {
  const found = await store.lockImport(connection, website.id, importId);
  if (found?.state !== 'importing') return 'end';
  const entry = await store.selectNextEntry(connection, website.id, importId, found.writtenNo);
  if (!entry) {
    await store.updateState(connection, website.id, importId, { from: ['importing'], to: 'done' });
    // Pictures of products that were left out are not needed any more.
    const contents = await selectPictureContents(connection, website.id, importId);
    await releasePictures(connection, website.id, contents);
    return 'end';
  }
  const record = (written: Omit<store.WrittenEntry, 'no'>) =>
    store.recordWritten(connection, website.id, importId, { no: entry.no, ...written });
  if (entry.state === 'faulty') {
    await record({ state: 'faulty', faults: entry.faults, productId: undefined });
    return 'more';
  }
  const context = contextOf(parts, website, connection, found);
  // The shop may have changed since the check.
  const built = await buildProduct(context, { importId, head: headOfImport(found, website), rows: entry.rows });
  // Another worker has written the product before, whose pictures were fetched; those of this one come first.
  if (built.pictures?.isPending) return 'more';
  if (!built.ok) await record({ state: 'failed', faults: built.faults, productId: undefined });
  else if ((built.before?.id ?? null) !== entry.productId) {
    const line = entry.rows[0]?.line ?? 0;
    const faults = [{ line, column: null, message: importMessages.otherProduct }];
    await record({ state: 'failed', faults, productId: undefined });
  } else {
    const state = await writeProduct(context, { ...built, body: await withPictures(parts, context, built) });
    await record({ state, faults: [], productId: built.id });
  }
  return 'more';
}

/** Its pictures become files in the transaction that writes it. */
async function withPictures(
  parts: Parts,
  context: EditContext,
  { body, pictures }: BuiltProduct,
): Promise<ProductBody> {
  const files = await addPictures(parts, context, [...pictures.stored.values()]);
  const ids = [...pictures.stored].map(([standIn, { contentId }]) => [standIn, files.get(contentId)!] as const);
  return withFiles(body, new Map(ids));
}

async function writeProduct(context: EditContext, built: BuiltProduct): Promise<'created' | 'updated' | 'unchanged'> {
  const { id, before, body, isPublished, firstStock } = built;
  if (!before) {
    const created = accepted(await createDocument(context, productDocument, body, { id, isVisible: isPublished }));
    await addFirstStock(context, created.body as ProductBody, firstStock);
    return 'created';
  }
  const isNewlyPublished = isPublished && !before.isVisible;
  if (isDeepStrictEqual(body, before.body) && !isNewlyPublished) return 'unchanged';
  const saved = accepted(await saveDocument(context, productDocument, id, { version: before.version, body }));
  if (isPublished) accepted(await publishDocument(context, productDocument, id, saved.version));
  // A variant that waits to be published has no stock yet.
  if (isPublished || !before.isVisible) await addFirstStock(context, saved.body as ProductBody, firstStock);
  return 'updated';
}

async function addFirstStock(
  { connection, clock, website }: EditContext,
  { variants }: ProductBody,
  firstStock: BuiltProduct['firstStock'],
): Promise<void> {
  for (const { sku, onHand } of firstStock) {
    const variant = variants.find((each) => each.sku === sku);
    if (variant?.id !== undefined) await setOnHand(connection, clock, website.id, variant.id, onHand);
  }
}

/** Thrown, because what was written before the refusal has to be undone with the transaction. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Extract<EditOutcome, { readonly ok: false }>['refusal'];

  constructor(refusal: RefusedError['refusal']) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

function accepted(outcome: EditOutcome) {
  if (!outcome.ok) throw new RefusedError(outcome.refusal);
  return outcome.document;
}

/** Nothing of the product was written; the import goes on with the next one. */
async function recordFailure(
  parts: Parts,
  website: Website,
  importId: string,
  error: unknown,
): Promise<'more' | 'end'> {
  const { database, log } = parts;
  return await database.transaction(async (connection) => {
    const found = await store.lockImport(connection, website.id, importId);
    if (found?.state !== 'importing') return 'end';
    const entry = await store.selectNextEntry(connection, website.id, importId, found.writtenNo);
    if (!entry) return 'more';
    const [first] = entry.rows;
    const whole = (message: string): Fault[] => [{ line: first?.line ?? 0, column: null, message }];
    const faults = (): Fault[] => {
      if (error instanceof RefusedError) {
        const { refusal } = error;
        if (refusal.reason !== 'invalid') return whole(importMessages.changedMeanwhile);
        return faultsOf(refusal.errors, languagesOf(website), entry.rows, []);
      }
      const taken = Object.entries(productDocument.uniqueKeys ?? {}).find(([key]) => isDuplicate(error, key));
      if (taken) return whole(taken[1].message);
      log.error({ err: error, websiteId: website.id, importId, line: first?.line }, 'A product could not be imported');
      return whole(importMessages.notSaved);
    };
    const failed = { no: entry.no, state: 'failed', faults: faults(), productId: undefined } as const;
    await store.recordWritten(connection, website.id, importId, failed);
    return 'more';
  });
}

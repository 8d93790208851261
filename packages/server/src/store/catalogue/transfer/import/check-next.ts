import { type Connection, isConflict, isUnreachable } from '../../../../platform/database/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { isStorageFailure } from '../../../../platform/storage/index.ts';
import type { Website } from '../../../../platform/website/index.ts';
import { buildProduct } from './build-product.ts';
import { contextOf } from './context.ts';
import { MAX_FAULTS } from './entry.ts';
import { headOfImport } from './head.ts';
import { importMessages } from './messages.ts';
import { deleteArchive } from './picture/archive.ts';
import { preparePictures } from './picture/prepare.ts';
import { lockImport, recordChecked, selectNextEntry, updateState } from './store.ts';

/** Checks the next product of a file against the shop as it is, without writing it. */
export async function checkNext(
  parts: Parts,
  website: Website,
  importId: string,
  signal?: AbortSignal,
): Promise<'more' | 'end'> {
  try {
    await preparePictures(parts, website, importId, { step: 'check', signal });
    const outcome = await parts.database.transaction((connection) => checkEntry(parts, website, importId, connection));
    // Everything that the rows name is unpacked by now.
    if (outcome === 'end') await deleteArchive(parts, website.id, importId);
    return outcome;
  } catch (error) {
    // The job is tried again later: the product is not to blame.
    if (isUnreachable(error) || isConflict(error) || isStorageFailure(error)) throw error;
    return await recordFailure(parts, website, importId, error);
  }
}

async function checkEntry(
  parts: Parts,
  website: Website,
  importId: string,
  connection: Connection,
): Promise<'more' | 'end'> {
  const found = await lockImport(connection, website.id, importId);
  if (found?.state !== 'checking') return 'end';
  const entry = await selectNextEntry(connection, website.id, importId, found.checkedNo);
  if (!entry) {
    await updateState(connection, website.id, importId, { from: ['checking'], to: 'checked' });
    return 'end';
  }
  const context = contextOf(parts, website, connection, found);
  const built = await buildProduct(context, { importId, head: headOfImport(found, website), rows: entry.rows });
  const faults = [...entry.faults, ...(built.ok ? [] : built.faults)].slice(0, MAX_FAULTS);
  const productId = built.ok ? built.before?.id : undefined;
  await recordChecked(connection, website.id, importId, { no: entry.no, faults, productId });
  return 'more';
}

/** A product that makes the check itself fail is left out, and the others are checked. */
async function recordFailure(
  { database, log }: Parts,
  website: Website,
  importId: string,
  error: unknown,
): Promise<'more' | 'end'> {
  return await database.transaction(async (connection) => {
    const found = await lockImport(connection, website.id, importId);
    const entry = found && (await selectNextEntry(connection, website.id, importId, found.checkedNo));
    if (found?.state !== 'checking' || !entry) return 'end';
    const line = entry.rows[0]?.line ?? 0;
    log.error({ err: error, websiteId: website.id, importId, line }, 'A product of a file could not be checked');
    const faults = [{ line, column: null, message: importMessages.notSaved }];
    await recordChecked(connection, website.id, importId, { no: entry.no, faults, productId: undefined });
    return 'more';
  });
}

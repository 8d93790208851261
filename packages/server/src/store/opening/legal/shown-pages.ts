import { findByAddress, legalAddresses, legalPages } from '@awning/site-model';
import type { ReadContext } from '../../../platform/editing/index.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { type LegalPageRow, selectLegalPages } from '../store.ts';

/**
 * The legal pages, one of each kind. A second one under another usual address is the owner's own work: neither the form nor the
 * checklist asks for it, and nobody publishes it unseen.
 */
export async function readShownPages({
  connection,
  website,
}: Pick<ReadContext, 'connection' | 'website'>): Promise<LegalPageRow[]> {
  const found = await selectLegalPages(connection, website.id, primaryLanguage(website));
  const byAddress = new Map(found.map((row) => [row.address, row]));
  return legalPages.flatMap((name) => findByAddress(byAddress, legalAddresses[name]) ?? []);
}

import { inBatches, sendCsv } from '../../../../platform/csv/index.ts';
import { auditedBy, type Database, writeAudit } from '../../../../platform/database/index.ts';
import { defineRoute, type Route } from '../../../../platform/http/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import type { Website } from '../../../../platform/website/index.ts';
import { assetUrl, readAssets } from '../../../../site/media/index.ts';
import { bodyOf } from '../../editing/body.ts';
import { type EditedProductRow, selectEditedAfter } from '../../editing/store.ts';
import { storeCurrency } from '../../record.ts';
import type { WrittenProduct } from '../columns.ts';
import { writtenLanguagesOf } from '../languages.ts';
import { headOf, rowsOf } from './rows.ts';
import { selectPageAddresses, selectProductAddresses, selectQuantities } from './store.ts';

/** A product can have 250 variants and long texts in several languages. */
const BATCH_SIZE = 25;

export function productExportRoute({ database, clock }: Parts): Route {
  return defineRoute({
    method: 'GET',
    path: '/config/commerce/products.csv',
    // The whole catalogue with its quantities.
    access: { kind: 'team', right: 'products.edit', fresh: true },
    forgery: 'safe',
    limit: 'unlimited',
    schema: {},
    handle: async ({ website, member }, reply) => {
      await writeAudit(database, {
        ...auditedBy(clock, website.id, member),
        what: 'product.exported',
        subject: 'products',
      });
      return sendCsv(reply, 'products.csv', headOf(writtenLanguagesOf(website)), productRows(database, website));
    },
  });
}

async function* productRows(database: Database, website: Website): AsyncGenerator<string[]> {
  const languages = writtenLanguagesOf(website);
  const read = async (after: string | undefined, limit: number) =>
    writtenProducts(database, website, await selectEditedAfter(database, website.id, after, limit));
  for await (const { product } of inBatches(read, BATCH_SIZE)) yield* rowsOf(product, languages);
}

/** What visitors see; changes that wait to be published are not part of it. */
async function writtenProducts(
  database: Database,
  website: Website,
  rows: readonly EditedProductRow[],
): Promise<{ readonly id: string; readonly product: WrittenProduct }[]> {
  const currency = storeCurrency(website);
  const variantIds = rows.flatMap(({ variants }) => variants.map(({ id }) => id));
  const onHand = await selectQuantities(database, website.id, variantIds);
  const pages = await selectPageAddresses(
    database,
    website.id,
    rows.map(({ collectionId }) => collectionId),
  );
  const pictures = await readAssets(
    database,
    website.id,
    rows.flatMap(({ imageIds, shareImageId }) => (shareImageId === null ? imageIds : [...imageIds, shareImageId])),
  );
  const addressOf = new Map(
    pictures.map((picture) => [picture.id, `${website.address ?? ''}${assetUrl(picture)}`] as const),
  );
  const related = await selectProductAddresses(
    database,
    website.id,
    rows.flatMap(({ relatedIds }) => relatedIds),
  );
  return rows.map((row) => ({
    id: row.id,
    product: {
      body: bodyOf(row, currency),
      isDraft: row.label === 'Draft',
      pageAddress: pages.get(row.collectionId) ?? '',
      pictureAddresses: row.imageIds.flatMap((id) => addressOf.get(id) ?? []),
      addressOf,
      relatedAddresses: row.relatedIds.flatMap((id) => related.get(id) ?? []),
      onHand,
    },
  }));
}

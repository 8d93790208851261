import { CollectionType } from '@awning/site-model';
import { newId } from '../../../../platform/database/index.ts';
import {
  type Checked,
  type EditContext,
  type EditedDocument,
  readDocument,
} from '../../../../platform/editing/index.ts';
import { createFieldCheck } from '../../../../platform/http/index.ts';
import { blankProduct } from '../../editing/body.ts';
import { checkBody, publishedErrors } from '../../editing/check.ts';
import { productDocument } from '../../editing/document.ts';
import { ProductBody } from '../../editing/schema.ts';
import { productMessages } from '../../messages.ts';
import { readList } from '../cells.ts';
import { languagesOf } from '../languages.ts';
import { readStatus } from '../words.ts';
import { applyRows, type FirstStock } from './apply-rows.ts';
import type { Fault, FileRow } from './entry.ts';
import { faultsOf } from './faults.ts';
import { cellOf, type Head } from './head.ts';
import { importMessages } from './messages.ts';
import { type ResolvedPictures, resolvePictures, withPictureIds } from './picture/resolve.ts';
import { readRelated } from './related.ts';
import { selectProductByAddress, selectProductBySku, selectStorePage, selectStorePageAddresses } from './store.ts';

/** A product that passed the checks of the product form. */
export interface BuiltProduct {
  readonly ok: true;
  readonly id: string;
  /** Absent for a new one. */
  readonly before: EditedDocument | undefined;
  readonly body: ProductBody;
  readonly isPublished: boolean;
  readonly firstStock: readonly FirstStock[];
  readonly pictures: ResolvedPictures;
}

export type Built =
  | BuiltProduct
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly pictures?: ResolvedPictures };

const fieldErrors = createFieldCheck(ProductBody);

/** Makes the product of its rows: the one that the shop has with their changes, or a new one. */
export async function buildProduct(
  context: EditContext,
  { importId, head, rows }: { readonly importId: string; readonly head: Head; readonly rows: readonly FileRow[] },
): Promise<Built> {
  const [first] = rows;
  if (!first) throw new Error('A product of a file has no row');
  const cell = (name: string) => cellOf(head, first.cells, name);
  const before = await existing(context, cell('page'), cell('address'), cell('sku'));
  const page = await pageOf(context, cell('page'), before);
  if (page === undefined) {
    const addresses = await selectStorePageAddresses(context.connection, context.website.id, CollectionType.products);
    const message =
      addresses.length > 0 ? importMessages.pageUnknown(addresses.join(', ')) : productMessages.noStorePage;
    return { ok: false, faults: [{ line: first.line, column: 'page', message }] };
  }
  const pictures = await resolvePictures(context, importId, head, rows);
  const related = await readRelated(context, cell('related'));
  if (!related.ok) return { ok: false, faults: [{ line: first.line, column: 'related', message: related.message }] };
  const languages = languagesOf(context.website);
  const start = { ...((before?.body as ProductBody | undefined) ?? blankProduct), collectionId: page };
  const imageIds = pictureIds(cell('pictures'), pictures);
  const applied = applyRows(head, languages, withPictureIds(head, rows, pictures.ids), {
    ...start,
    ...(imageIds && { imageIds }),
    ...(related.ids && { relatedIds: [...related.ids] }),
  });
  const id = before?.id ?? newId(context.clock);
  const errors = fieldErrors(applied.body);
  const checked = errors
    ? { ok: false as const, errors }
    : await checkWithPictures(context, applied.body as ProductBody, id);
  const isPublished = isPublishedBy(cell('status') ?? '', before);
  const shown = before?.isVisible ? (await productDocument.load(context, id))?.body : undefined;
  const missing = checked.ok && isPublished ? publishedErrors(checked.body, shown as ProductBody | undefined) : {};
  const stockFaults = applied.firstStock.length > 0 && !context.author.rights.has('stock.edit') ? applied.noStock : [];
  const faults = [
    ...pictures.faults,
    ...applied.faults,
    ...stockFaults,
    ...faultsOf(checked.ok ? missing : checked.errors, languages, rows, applied.lines),
  ];
  if (faults.length > 0 || !checked.ok) return { ok: false, faults, pictures };
  return {
    ok: true,
    id,
    before,
    body: checked.body,
    isPublished,
    firstStock: applied.firstStock,
    pictures,
  };
}

/** `undefined` if the file has no such column. */
function pictureIds(cell: string | undefined, { ids }: ResolvedPictures): string[] | undefined {
  if (cell === undefined) return undefined;
  return [...new Set(readList(cell).flatMap((word) => ids.get(word) ?? []))];
}

/** Whether its pictures exist was found out before; some of them become files when the product is written. */
async function checkWithPictures(context: EditContext, body: ProductBody, id: string): Promise<Checked<ProductBody>> {
  const { imageIds, shareImageId = null, variants } = body;
  const standIns = { imageIds: [], shareImageId: null };
  const strange = variants.flatMap(({ imageId }, position) =>
    imageId && !imageIds.includes(imageId) ? [[`variants.${position}.imageId`, productMessages.strangePicture]] : [],
  );
  const without = variants.map((variant) => ({ ...variant, imageId: null }));
  const checked = await checkBody(context, { ...body, ...standIns, variants: without }, id);
  const errors = { ...(checked.ok ? {} : checked.errors), ...(Object.fromEntries(strange) as Record<string, string>) };
  if (!checked.ok || strange.length > 0) return { ok: false, errors };
  const withImages = checked.body.variants.map((variant, position) => ({
    ...variant,
    imageId: variants[position]?.imageId ?? null,
  }));
  return { ok: true, body: { ...checked.body, imageIds, shareImageId, variants: withImages } };
}

/** With the ids of files instead of those that stand in for them. */
export function withFiles(body: ProductBody, ids: ReadonlyMap<string, string>): ProductBody {
  const fileOf = (id: string | null | undefined) => (id ? (ids.get(id) ?? id) : null);
  return {
    ...body,
    imageIds: [...new Set(body.imageIds.map((id) => ids.get(id) ?? id))],
    shareImageId: fileOf(body.shareImageId),
    variants: body.variants.map((variant) => ({ ...variant, imageId: fileOf(variant.imageId) })),
  };
}

/** The product at the address; for a row without an address, the one that has its SKU. */
async function existing(
  context: EditContext,
  page: string | undefined,
  address: string | undefined,
  sku: string | undefined,
): Promise<EditedDocument | undefined> {
  const { connection, website } = context;
  const id = address
    ? await selectProductByAddress(connection, website.id, address, page || undefined)
    : sku && (await selectProductBySku(connection, website.id, sku));
  return id ? await readDocument(context, productDocument, id) : undefined;
}

/** The store page that the file names; else the one of the product, or the first of the website for a new one. */
async function pageOf(
  { connection, website }: EditContext,
  page: string | undefined,
  before: EditedDocument | undefined,
): Promise<string | undefined> {
  if (!page && before) return (before.body as ProductBody).collectionId;
  return await selectStorePage(connection, website.id, CollectionType.products, page || undefined);
}

/**
 * A new product is a draft unless the file has a status. Changes of a published product are published, but not together
 * with others that wait to be: then all of them wait.
 */
function isPublishedBy(status: string, before: EditedDocument | undefined): boolean {
  if (readStatus(status) === 'Draft') return false;
  if (before?.isVisible) return before.state === 'published';
  return status !== '';
}

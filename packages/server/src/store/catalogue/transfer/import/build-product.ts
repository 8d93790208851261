import { CollectionType } from '@awning/site-model';
import { newId } from '../../../../platform/database/index.ts';
import { type EditContext, type EditedDocument, readDocument } from '../../../../platform/editing/index.ts';
import { createFieldCheck } from '../../../../platform/http/index.ts';
import { checkBody } from '../../editing/check.ts';
import { productDocument } from '../../editing/document.ts';
import { ProductBody } from '../../editing/schema.ts';
import { productMessages } from '../../messages.ts';
import { draftStatus } from '../columns.ts';
import { languagesOf } from '../languages.ts';
import { applyRows, type FirstStock } from './apply-rows.ts';
import type { Fault, FileRow } from './entry.ts';
import { faultsOf } from './faults.ts';
import { cellOf, type Head } from './head.ts';
import { readPictures } from './pictures.ts';
import { readRelated } from './related.ts';
import { selectProductByAddress, selectProductBySku, selectStorePage } from './store.ts';

/** A product that passed the checks of the product form. */
export interface BuiltProduct {
  readonly ok: true;
  readonly id: string;
  /** Absent for a new one. */
  readonly before: EditedDocument | undefined;
  readonly body: ProductBody;
  readonly isPublished: boolean;
  readonly firstStock: readonly FirstStock[];
}

export type Built = BuiltProduct | { readonly ok: false; readonly faults: readonly Fault[] };

const fieldErrors = createFieldCheck(ProductBody);

/** Makes the product of its rows: the one that the shop has with their changes, or a new one. */
export async function buildProduct(context: EditContext, head: Head, rows: readonly FileRow[]): Promise<Built> {
  const [first] = rows;
  if (!first) throw new Error('A product of a file has no row');
  const cell = (name: string) => cellOf(head, first.cells, name);
  const before = await existing(context, cell('page'), cell('address'), cell('sku'));
  const page = await pageOf(context, cell('page'), before);
  if (page === undefined) {
    return { ok: false, faults: [{ line: first.line, column: 'page', message: productMessages.noStorePage }] };
  }
  const pictures = await readPictures(context, cell('pictures'));
  if (!pictures.ok) return { ok: false, faults: [{ line: first.line, column: 'pictures', message: pictures.message }] };
  const related = await readRelated(context, cell('related'));
  if (!related.ok) return { ok: false, faults: [{ line: first.line, column: 'related', message: related.message }] };
  const languages = languagesOf(context.website);
  const start = { ...((before?.body as ProductBody | undefined) ?? blankProduct), collectionId: page };
  const applied = applyRows(head, languages, rows, {
    ...start,
    ...(pictures.ids && { imageIds: [...pictures.ids] }),
    ...(related.ids && { relatedIds: [...related.ids] }),
  });
  const id = before?.id ?? newId(context.clock);
  const errors = fieldErrors(applied.body);
  const checked = errors ? { ok: false as const, errors } : await checkBody(context, applied.body as ProductBody, id);
  const stockFaults = applied.firstStock.length > 0 && !context.author.rights.has('stock.edit') ? applied.noStock : [];
  const faults = [
    ...applied.faults,
    ...stockFaults,
    ...(checked.ok ? [] : faultsOf(checked.errors, languages, rows, applied.lines)),
  ];
  if (faults.length > 0 || !checked.ok) return { ok: false, faults };
  return {
    ok: true,
    id,
    before,
    body: checked.body,
    isPublished: isPublishedBy(cell('status')?.toLowerCase() ?? '', before),
    firstStock: applied.firstStock,
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
  if (status === draftStatus) return false;
  if (before?.isVisible) return before.state === 'published';
  return status !== '';
}

const blankProduct: ProductBody = {
  collectionId: '',
  slug: '',
  type: 1,
  status: 'published',
  texts: {},
  imageIds: [],
  categories: [],
  tags: [],
  scarcity: null,
  customSoldOutText: null,
  customAddButtonText: null,
  plan: null,
  additionalFieldsFormId: null,
  mailingList: null,
  optionNames: [],
  variants: [],
};

import type { Right } from '@awning/site-model';
import { type DocumentKind, describeDocuments, type ReadContext } from '../../../../platform/editing/index.ts';
import { PAGE_SIZE, pageOf, ROWS_TO_FETCH } from '../../../../platform/page.ts';
import { type ListedState, type ListedTranslation, selectTranslations } from './store.ts';

interface Asked {
  readonly language: string;
  readonly state: ListedState;
  /** Kind and id of the last document before, with a slash between them. */
  readonly after: string | undefined;
  /** In the order of the list; those that the member may edit. */
  readonly kinds: readonly DocumentKind[];
  readonly rights: ReadonlySet<Right>;
}

/** One page of the documents in this state: one kind after the other, each along its index. */
export async function listTranslations(context: ReadContext, asked: Asked) {
  const found = await rowsFrom(context, asked);
  const { rows, nextAfter } = pageOf(found.map((row) => ({ ...row, documentId: row.id, id: `${row.kind}/${row.id}` })));
  const keys = rows.map(({ kind, documentId }) => ({ kind, id: documentId }));
  const described = await describeDocuments(context, asked.kinds, asked.rights, keys);
  return { rows: rows.map((row, at) => ({ ...row, title: described[at]?.title ?? null })), nextAfter };
}

async function rowsFrom({ connection, website }: ReadContext, { language, state, after, kinds }: Asked) {
  const [lastKind, lastId = ''] = after?.split('/') ?? [];
  const first = kinds.findIndex(({ kind }) => kind === lastKind);
  const rows: ListedTranslation[] = [];
  for (const { kind } of kinds.slice(Math.max(first, 0))) {
    const limit = ROWS_TO_FETCH - rows.length;
    const from = kind === lastKind ? lastId : '';
    rows.push(...(await selectTranslations(connection, website.id, state, { language, kind, after: from, limit })));
    if (rows.length > PAGE_SIZE) break;
  }
  return rows;
}

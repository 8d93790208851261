import { productLimits } from '@awning/site-model';
import type { EditContext } from '../../../../platform/editing/index.ts';
import { readList } from '../cells.ts';
import { cutWord } from './cut-word.ts';
import { importMessages } from './messages.ts';
import { selectProductByAddress } from './store.ts';

type Related =
  | { readonly ok: true; readonly ids: readonly string[] | undefined }
  | { readonly ok: false; readonly message: string };

/** The products of a cell, such as `shop/tide-mug | shop/bowl`. `undefined` if the file has no such column. */
export async function readRelated({ connection, website }: EditContext, cell: string | undefined): Promise<Related> {
  if (cell === undefined) return { ok: true, ids: undefined };
  const ids: string[] = [];
  // One more than fits is enough to be refused; a long cell must not cost a query per word.
  for (const address of [...new Set(readList(cell))].slice(0, productLimits.related + 1)) {
    const [page = '', ...rest] = address.split('/');
    const id = await selectProductByAddress(connection, website.id, rest.join('/'), page);
    if (id === undefined) return { ok: false, message: importMessages.productUnknown(cutWord(address)) };
    ids.push(id);
  }
  return { ok: true, ids: [...new Set(ids)] };
}

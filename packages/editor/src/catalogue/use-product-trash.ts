import { call } from '../api/client.ts';
import { useTrash } from '../kit/use-trash.ts';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import { productsKey } from './queries.ts';

/** Moves products to the trash, with a way back in the notice. */
export function useProductTrash() {
  const { reasons } = useTexts(productTexts);
  return useTrash({
    trash: ({ id, version }) => call('DELETE /api/commerce/products/:id', { params: { id }, query: { version } }),
    recover: (id) => call('POST /api/commerce/products/:id/recover', { params: { id } }),
    stale: productsKey,
    reasons,
  });
}

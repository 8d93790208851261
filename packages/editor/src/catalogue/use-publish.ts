import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { documentQuery } from '../kit/document/kind.ts';
import { kitTexts } from '../kit/messages.ts';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import { productKind } from './product-kind.ts';
import { openProduct, productsKey } from './queries.ts';
import type { ProductEditor } from './use-product-editor.ts';

/** Saves what was typed, and shows it to customers. */
export function usePublish(editor: ProductEditor) {
  const words = useTexts(productTexts);
  const { reasons } = useTexts(kitTexts);
  const queries = useQueryClient();
  const change = useChange({
    change: async () => {
      const saved = await editor.submit();
      // Something has to be corrected first, or a colleague was faster; the screen says what.
      if (!saved) return;
      const { id, version } = saved;
      const published = await call('POST /api/commerce/products/:id/publish', { params: { id }, body: { version } });
      queries.setQueryData(documentQuery(productKind, id).queryKey, openProduct(published));
    },
    stale: productsKey,
    reasons: { ...reasons, ...words.reasons },
  });
  return { isPending: change.isPending, run: () => change.mutate() };
}

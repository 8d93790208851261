import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { HistoryDrawer } from '../kit/history/history-drawer.tsx';
import { kitTexts } from '../kit/messages.ts';
import { useChange } from '../kit/use-change.ts';
import { useUndoNotice } from '../kit/use-undo-notice.tsx';
import { useTexts } from '../texts/texts.ts';
import { type EditedProduct, editedProduct } from './edited-product.ts';
import { productTexts } from './messages.ts';
import { keepProduct, type OpenProduct, openProduct, productQuery, productsKey } from './queries.ts';

interface ProductHistoryProps {
  readonly product: OpenProduct;
  readonly fields: readonly DocumentField<EditedProduct>[];
  readonly isEditing: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ProductHistory({ product, fields, isEditing, isOpen, onClose }: ProductHistoryProps) {
  const words = useTexts(kitTexts);
  const { reasons } = useTexts(productTexts);
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const { id, version } = product;
  const bring = (no: number, from: number) =>
    call('POST /api/commerce/products/:id/restore', { params: { id }, body: { version: from, no } });
  const restore = useChange({
    change: async (no: number) => {
      const restored = await bring(no, version);
      keepProduct(queries, openProduct(restored));
      offerUndo({ message: words.restored, undo: () => bring(version, restored.version) });
    },
    stale: productsKey,
    reasons: { ...words.reasons, ...reasons },
  });
  return (
    <HistoryDrawer
      isOpen={isOpen}
      onClose={onClose}
      queryKey={productQuery(id).queryKey}
      calls={{
        versions: (before) =>
          call('GET /api/commerce/products/:id/versions', {
            params: { id },
            query: before === undefined ? {} : { before },
          }),
        version: async (no) => {
          const { body } = await call('GET /api/commerce/products/:id/version', { params: { id }, query: { no } });
          return { body: editedProduct(body) };
        },
        restore: restore.mutateAsync,
      }}
      fields={fields}
      current={product}
      obstacle={isEditing ? words.saveFirst : undefined}
      isRestoring={restore.isPending}
    />
  );
}

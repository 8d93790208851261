import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { HistoryDrawer } from '../kit/history/history-drawer.tsx';
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

export function ProductHistory({ product, ...drawer }: ProductHistoryProps) {
  const { reasons } = useTexts(productTexts);
  const queries = useQueryClient();
  const { id } = product;
  return (
    <HistoryDrawer
      {...drawer}
      current={product}
      queryKey={productQuery(id).queryKey}
      calls={{
        versions: (query) => call('GET /api/commerce/products/:id/versions', { params: { id }, query }),
        version: async (no) => {
          const { body } = await call('GET /api/commerce/products/:id/version', { params: { id }, query: { no } });
          return { body: editedProduct(body) };
        },
        restore: (no, version) =>
          call('POST /api/commerce/products/:id/restore', { params: { id }, body: { version, no } }),
      }}
      onRestored={(restored) => keepProduct(queries, openProduct(restored))}
      stale={productsKey}
      reasons={reasons}
    />
  );
}

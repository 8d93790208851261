import { Anchor, Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api/client.ts';
import { isNotThere } from '../api/say.ts';
import { BackLink } from '../kit/back-link.tsx';
import { DetailScreen } from '../kit/editing/detail-screen.tsx';
import { HistoryButton } from '../kit/history/history-drawer.tsx';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { NotThere } from '../kit/not-there.tsx';
import { Page } from '../kit/page.tsx';
import { useChange } from '../kit/use-change.ts';
import { stockKey } from '../stock/queries.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { productBody } from './edited-product.ts';
import { sendFirstStock } from './first-stock.ts';
import { productTexts } from './messages.ts';
import { ProductAside } from './product-aside.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductHistory } from './product-history.tsx';
import {
  keepProduct,
  type OpenProduct,
  openProduct,
  productPath,
  productQuery,
  productsKey,
  type StorePage,
  storePagesQuery,
} from './queries.ts';
import type { TypedProduct } from './typed-product.ts';
import { usePreview } from './use-preview.ts';
import { type ProductEditor, usePrimaryLanguage, useProductEditor } from './use-product-editor.ts';
import { useProductTrash } from './use-product-trash.ts';
import { usePublish } from './use-publish.ts';

export function ProductScreen() {
  const words = useTexts(productTexts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const product = useQuery(productQuery(id));
  const pages = useQuery(storePagesQuery);
  if (product.data === undefined && isNotThere(product.error)) {
    return (
      <NotThere title={words.unknown}>
        <Anchor component={Link} to={productPath}>
          {words.toProducts}
        </Anchor>
      </NotThere>
    );
  }
  if (product.data && pages.data) return <OpenedProduct key={id} product={product.data} pages={pages.data} />;
  return (
    <Page title={words.title} back={<BackLink to={productPath}>{words.title}</BackLink>}>
      <Loaded query={product.error === null ? { ...pages, data: undefined } : { ...product, data: undefined }}>
        {() => null}
      </Loaded>
    </Page>
  );
}

interface OpenedProductProps {
  readonly product: OpenProduct;
  readonly pages: readonly StorePage[];
}

function OpenedProduct({ product, pages }: OpenedProductProps) {
  const words = useTexts(productTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const language = usePrimaryLanguage();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const typed = useRef<TypedProduct>(undefined);
  const { id } = product;
  const { editor, fields } = useProductEditor({
    document: product,
    pages,
    save: async (version, body) => {
      const saved = await call('PUT /api/commerce/products/:id', {
        params: { id },
        body: { version, body: productBody(body) },
      });
      const opened = openProduct(saved);
      if (typed.current) {
        await sendFirstStock(typed.current, opened).catch(() =>
          notifications.show({
            color: 'red',
            message: words.stockNotSaved,
            closeButtonProps: { 'aria-label': common.close },
          }),
        );
        void queries.invalidateQueries({ queryKey: stockKey });
      }
      return opened;
    },
    reload: () => call('GET /api/commerce/products/:id', { params: { id } }).then(openProduct),
    onSaved: (saved) => keepProduct(queries, saved as OpenProduct),
  });
  const { values } = editor.form;
  useEffect(() => {
    typed.current = values;
  }, [values]);
  const publish = usePublish(editor);
  return (
    <>
      <DetailScreen
        isWide
        title={editor.base.body.names[language] ?? ''}
        back={<BackLink to={productPath}>{words.title}</BackLink>}
        actions={<ProductActions product={product} editor={editor} onHistory={() => setHistoryOpen(true)} />}
        editor={editor}
        fields={fields}
        main={<ProductForm editor={editor} pages={pages} />}
        aside={<ProductAside editor={editor} pages={pages} product={product} publish={publish} />}
        onRecover={async () => {
          const recovered = await call('POST /api/commerce/products/:id/recover', { params: { id } });
          editor.goOnFrom(openProduct(recovered));
          await queries.invalidateQueries({ queryKey: productsKey });
        }}
      />
      <ProductHistory
        product={product}
        fields={fields}
        isEditing={editor.state !== 'normal'}
        isOpen={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      />
    </>
  );
}

interface ProductActionsProps {
  readonly product: OpenProduct;
  readonly editor: ProductEditor;
  readonly onHistory: () => void;
}

function ProductActions({ product, editor, onHistory }: ProductActionsProps) {
  const words = useTexts(productTexts);
  const navigate = useNavigate();
  const trash = useProductTrash();
  const preview = usePreview(editor);
  const language = usePrimaryLanguage();
  const { id, version, body } = product;
  const duplicate = useChange({
    change: () => call('POST /api/commerce/products/:id/duplicate', { params: { id } }),
    stale: productsKey,
  });
  return (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<Icon name="eye" size={16} />}
        loading={preview.isPending}
        onClick={preview.run}
      >
        {words.preview}
      </Button>
      <HistoryButton onClick={onHistory} />
      <Button
        variant="default"
        leftSection={<Icon name="copy" size={16} />}
        loading={duplicate.isPending}
        onClick={() =>
          duplicate.mutate(undefined, { onSuccess: (copy) => void navigate({ to: `${productPath}/${copy.id}` }) })
        }
      >
        {words.duplicate}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon name="trash" size={16} />}
        loading={trash.isPending}
        onClick={() =>
          trash.mutate([{ id, version, title: body.names[language] ?? '' }], {
            onSuccess: (gone) => {
              if (gone.length > 0) void navigate({ to: productPath });
            },
          })
        }
      >
        {words.toTrash}
      </Button>
    </Group>
  );
}

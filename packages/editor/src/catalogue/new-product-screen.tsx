import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { call } from '../api/client.ts';
import { BackLink } from '../kit/back-link.tsx';
import { DetailScreen } from '../kit/editing/detail-screen.tsx';
import { Empty } from '../kit/empty.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { productBody } from './edited-product.ts';
import { sendFirstStock } from './first-stock.ts';
import { productTexts } from './messages.ts';
import { ProductAside } from './product-aside.tsx';
import { ProductForm } from './product-form.tsx';
import { keepProduct, type OpenProduct, openProduct, productPath, type StorePage, storePagesQuery } from './queries.ts';
import { newProduct, type TypedProduct } from './typed-product.ts';
import { usePrimaryLanguage, useProductEditor } from './use-product-editor.ts';
import { usePublish } from './use-publish.ts';

export function NewProductScreen() {
  const words = useTexts(productTexts);
  const pages = useQuery(storePagesQuery);
  if (pages.data && pages.data.length > 0) return <NewProduct pages={pages.data} />;
  return (
    <Page title={words.createTitle} back={<BackLink to={productPath}>{words.title}</BackLink>}>
      <Loaded query={pages}>{() => <Empty title={words.noStorePage}>{words.noStorePageText}</Empty>}</Loaded>
    </Page>
  );
}

function NewProduct({ pages }: { readonly pages: readonly StorePage[] }) {
  const words = useTexts(productTexts);
  const common = useTexts(commonTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const language = usePrimaryLanguage();
  const first = pages[0]?.id ?? '';
  const nothing = useMemo(
    () => ({ id: '', version: 0, body: newProduct(first, language), changedBy: null, changedAt: null }),
    [first, language],
  );
  const typed = useRef<TypedProduct>(undefined);
  const { editor, fields } = useProductEditor({
    document: nothing,
    pages,
    save: async (_version, body) => {
      const created = openProduct(await call('POST /api/commerce/products', { body: { body: productBody(body) } }));
      if (typed.current) {
        await sendFirstStock(typed.current, created).catch(() =>
          notifications.show({
            color: 'red',
            message: words.stockNotSaved,
            closeButtonProps: { 'aria-label': common.close },
          }),
        );
      }
      return created;
    },
    onSaved: (saved) => {
      keepProduct(queries, saved as OpenProduct);
      void navigate({ to: `${productPath}/${saved.id}`, replace: true });
    },
  });
  const { values } = editor.form;
  useEffect(() => {
    typed.current = values;
  }, [values]);
  const publish = usePublish(editor);
  return (
    <DetailScreen
      isWide
      title={words.createTitle}
      back={<BackLink to={productPath}>{words.title}</BackLink>}
      editor={editor}
      fields={fields}
      main={<ProductForm editor={editor} pages={pages} />}
      aside={<ProductAside editor={editor} pages={pages} publish={publish} />}
    />
  );
}

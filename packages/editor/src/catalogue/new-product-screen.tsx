import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePrimaryLanguage } from '../app/session.ts';
import { BackLink } from '../kit/back-link.tsx';
import { NewDocumentScreen } from '../kit/document/new-document-screen.tsx';
import { useUnstored } from '../kit/document/use-stored.ts';
import { Empty } from '../kit/empty.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { useProductPublish } from './files/use-product-publish.ts';
import { productTexts } from './messages.ts';
import { ProductAside } from './product-aside.tsx';
import { ProductForm, ProductFormBelow } from './product-form.tsx';
import { productKind } from './product-kind.ts';
import { productPath, type StorePage, storePagesQuery } from './queries.ts';
import { newProduct } from './typed-product.ts';
import { useProductEditor } from './use-product-editor.ts';

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
  const language = usePrimaryLanguage();
  const first = pages[0]?.id ?? '';
  const nothing = useMemo(() => newProduct(first, language), [first, language]);
  const { editor, fields } = useProductEditor(useUnstored(productKind, nothing), pages);
  const publish = useProductPublish(editor);
  return (
    <NewDocumentScreen
      kind={productKind}
      isWide
      publish={publish}
      editor={editor}
      fields={fields}
      main={<ProductForm editor={editor} pages={pages} />}
      below={<ProductFormBelow editor={editor} pages={pages} />}
      aside={<ProductAside editor={editor} pages={pages} />}
    />
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DuplicateButton, TrashButton } from '../kit/document/actions.tsx';
import { DocumentScreen } from '../kit/document/document-screen.tsx';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { useStored } from '../kit/document/use-stored.ts';
import type { Trashable } from '../kit/document/use-trash.ts';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import { ProductAside } from './product-aside.tsx';
import { ProductForm } from './product-form.tsx';
import { productKind } from './product-kind.ts';
import { type OpenProduct, type StorePage, storePagesQuery } from './queries.ts';
import { usePreview } from './use-preview.ts';
import { type ProductEditor, usePrimaryLanguage, useProductEditor } from './use-product-editor.ts';
import { usePublish } from './use-publish.ts';
import { useVisibility } from './use-visibility.ts';

export function ProductScreen() {
  const pages = useQuery(storePagesQuery);
  return (
    <OpenedDocument kind={productKind}>
      {(product) => <Loaded query={pages}>{(all) => <EditedProduct product={product} pages={all} />}</Loaded>}
    </OpenedDocument>
  );
}

interface EditedProductProps {
  readonly product: OpenProduct;
  readonly pages: readonly StorePage[];
}

function EditedProduct({ product, pages }: EditedProductProps) {
  const language = usePrimaryLanguage();
  const { editor, fields } = useProductEditor(useStored(productKind, product), pages);
  const publish = usePublish(editor);
  return (
    <DocumentScreen
      kind={productKind}
      isWide
      title={editor.base.body.names[language] ?? ''}
      actions={<ProductActions product={product} editor={editor} />}
      editor={editor}
      fields={fields}
      main={<ProductForm editor={editor} pages={pages} />}
      aside={<ProductAside editor={editor} pages={pages} product={product} publish={publish} />}
    />
  );
}

interface ProductActionsProps {
  readonly product: OpenProduct;
  readonly editor: ProductEditor;
}

function ProductActions({ product, editor }: ProductActionsProps) {
  const words = useTexts(productTexts);
  const preview = usePreview(editor);
  const language = usePrimaryLanguage();
  const { id, version, body } = product;
  const named = { id, version, title: body.names[language] ?? '' };
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="eye" size={16} />}
        loading={preview.isPending}
        onClick={preview.run}
      >
        {words.preview}
      </Button>
      <DuplicateButton kind={productKind} id={id} />
      <ArchiveButton act={body.status === 'Archived' ? 'unarchive' : 'archive'} product={named} />
      <TrashButton kind={productKind} document={named} />
    </>
  );
}

interface ArchiveButtonProps {
  readonly act: 'archive' | 'unarchive';
  readonly product: Trashable;
}

/** What is typed but not saved stays in the form, as it does when a colleague has changed the product. */
function ArchiveButton({ act, product }: ArchiveButtonProps) {
  const words = useTexts(productTexts);
  const change = useVisibility(act);
  return (
    <Button
      variant="default"
      leftSection={<Icon name="archive" size={16} />}
      loading={change.isPending}
      onClick={() => change.mutate([product])}
    >
      {words[act]}
    </Button>
  );
}

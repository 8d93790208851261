import { Button, Popover, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePrimaryLanguage } from '../app/session.ts';
import { CreateLink, DuplicateButton, TrashButton } from '../kit/document/actions.tsx';
import { DocumentScreen } from '../kit/document/document-screen.tsx';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { PreviewButton } from '../kit/document/preview-button.tsx';
import { useStored } from '../kit/document/use-stored.ts';
import type { Trashable } from '../kit/document/use-trash.ts';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { useTexts } from '../texts/texts.ts';
import { useProductPublish } from './files/use-product-publish.ts';
import { productTexts } from './messages.ts';
import { ProductAside } from './product-aside.tsx';
import { ProductForm, ProductFormBelow } from './product-form.tsx';
import { productKind } from './product-kind.ts';
import { type OpenProduct, productPath, type StorePage, storePagesQuery } from './queries.ts';
import { type ProductEditor, useProductEditor } from './use-product-editor.ts';
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
  const publish = useProductPublish(editor, product);
  return (
    <DocumentScreen
      kind={productKind}
      isWide
      publish={publish}
      title={editor.base.body.names[language] ?? ''}
      actions={<ProductActions product={product} editor={editor} />}
      editor={editor}
      fields={fields}
      main={<ProductForm editor={editor} pages={pages} />}
      below={<ProductFormBelow editor={editor} pages={pages} />}
      aside={<ProductAside editor={editor} pages={pages} product={product} />}
    />
  );
}

interface ProductActionsProps {
  readonly product: OpenProduct;
  readonly editor: ProductEditor;
}

function ProductActions({ product, editor }: ProductActionsProps) {
  const words = useTexts(productTexts);
  const language = usePrimaryLanguage();
  const { id, version, body } = product;
  const named = { id, version, title: body.names[language] ?? '' };
  return (
    <>
      <PreviewButton kind={productKind} editor={editor} />
      <MoreActions>
        <DuplicateButton kind={productKind} id={id} />
        <ArchiveButton act={body.status === 'Archived' ? 'unarchive' : 'archive'} product={named} />
        <TrashButton kind={productKind} document={named} />
        <CreateLink listPath={productPath} isQuiet>
          {words.create}
        </CreateLink>
      </MoreActions>
    </>
  );
}

/** On a phone the form comes first, and what is seldom done waits behind a button. */
function MoreActions({ children }: { readonly children: ReactNode }) {
  const words = useTexts(productTexts);
  const isNarrow = useMediaQuery('(max-width: 47.99em)');
  if (!isNarrow) return children;
  return (
    <Popover keepMounted trapFocus position="bottom-start">
      <Popover.Target>
        <Button variant="default">{words.moreActs}</Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">{children}</Stack>
      </Popover.Dropdown>
    </Popover>
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
      onClick={() => change.mutate({ rows: [product], input: undefined })}
    >
      {words[act]}
    </Button>
  );
}

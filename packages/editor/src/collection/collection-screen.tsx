import { usePrimaryLanguage } from '../app/session.ts';
import { DuplicateButton, TrashButton } from '../kit/document/actions.tsx';
import { DocumentScreen } from '../kit/document/document-screen.tsx';
import { OpenedDocument } from '../kit/document/opened-document.tsx';
import { useStored } from '../kit/document/use-stored.ts';
import { PageAccess } from '../page-access/page-access.tsx';
import { CollectionAside } from './collection-aside.tsx';
import { CollectionForm } from './collection-form.tsx';
import { collectionKind } from './collection-kind.ts';
import type { OpenCollection } from './edited-collection.ts';
import { useCollectionEditor } from './use-collection-editor.ts';

export function CollectionScreen() {
  return (
    <OpenedDocument kind={collectionKind}>
      {(collection) => <EditedCollectionScreen collection={collection} />}
    </OpenedDocument>
  );
}

function EditedCollectionScreen({ collection }: { readonly collection: OpenCollection }) {
  const language = usePrimaryLanguage();
  const { editor, fields } = useCollectionEditor(useStored(collectionKind, collection));
  const { id, version } = collection;
  const title = editor.base.body.titles[language] ?? '';
  return (
    <DocumentScreen
      kind={collectionKind}
      title={title}
      actions={
        <>
          <DuplicateButton kind={collectionKind} id={id} />
          <TrashButton kind={collectionKind} document={{ id, version, title }} />
        </>
      }
      editor={editor}
      fields={fields}
      main={<CollectionForm editor={editor} />}
      aside={
        <>
          <CollectionAside editor={editor} />
          <PageAccess pageId={id} />
        </>
      }
    />
  );
}

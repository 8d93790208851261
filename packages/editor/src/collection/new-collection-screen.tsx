import { useMemo } from 'react';
import { NewDocumentScreen } from '../kit/document/new-document-screen.tsx';
import { useUnstored } from '../kit/document/use-stored.ts';
import { CollectionAside } from './collection-aside.tsx';
import { CollectionForm } from './collection-form.tsx';
import { collectionKind } from './collection-kind.ts';
import { newCollection } from './edited-collection.ts';
import { useCollectionEditor } from './use-collection-editor.ts';

export function NewCollectionScreen() {
  const nothing = useMemo(() => newCollection(), []);
  const { editor, fields } = useCollectionEditor(useUnstored(collectionKind, nothing));
  return (
    <NewDocumentScreen
      kind={collectionKind}
      editor={editor}
      fields={fields}
      main={<CollectionForm editor={editor} />}
      aside={<CollectionAside editor={editor} />}
    />
  );
}

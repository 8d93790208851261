import { useCallback, useMemo } from 'react';
import { useSession } from '../app/session.ts';
import type { Stored } from '../kit/document/use-stored.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useTexts } from '../texts/texts.ts';
import { collectionFields } from './collection-fields.ts';
import { checkCollection, type EditedCollection } from './edited-collection.ts';
import { collectionTexts } from './messages.ts';

/** A blog or gallery while it is edited, with its parts as a comparison names them. */
export function useCollectionEditor(collection: Stored<EditedCollection>) {
  const words = useTexts(collectionTexts);
  const { website, member } = useSession();
  const { faults } = words;
  const languages = useMemo(() => website.languages.map(({ code }) => code), [website.languages]);
  const fields = useMemo(() => collectionFields(words, languages), [words, languages]);
  const check = useCallback(
    (typed: EditedCollection) => checkCollection(typed, { faults, languages }),
    [faults, languages],
  );
  const editor = useDocumentEditor<EditedCollection, EditedCollection>({
    ...collection,
    fields,
    editorName: member.name,
    typedOf: same,
    bodyOf: same,
    check,
    // What is left for the server to find out.
    faults: { slug: faults.slugTaken, isEnabled: faults.isHomepage, ordering: faults.tooMany },
  });
  return { editor, fields };
}

export type CollectionEditor = ReturnType<typeof useCollectionEditor>['editor'];

function same(collection: EditedCollection): EditedCollection {
  return collection;
}

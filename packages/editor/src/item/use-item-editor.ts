import { useCallback, useMemo } from 'react';
import { usePrimaryLanguage, useSession } from '../app/session.ts';
import type { ListedCollection } from '../collection/queries.ts';
import type { Stored } from '../kit/document/use-stored.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { checkItem, type EditedItem } from './edited-item.ts';
import { itemFields } from './item-fields.ts';
import { itemTexts } from './messages.ts';

/** An item while it is edited, with its parts as a comparison names them. */
export function useItemEditor(item: Stored<EditedItem>, pages: readonly ListedCollection[]) {
  const words = useTexts(itemTexts);
  const format = useFormat();
  const { website, member } = useSession();
  const primary = usePrimaryLanguage();
  const { faults } = words;
  const fields = useMemo(() => {
    const pageName = (wanted: string) => pages.find(({ id }) => id === wanted)?.title ?? '';
    const moment = (iso: string) => format.moment(iso);
    return itemFields({ words, languages: website.languages.map(({ code }) => code), moment, pageName });
  }, [words, website.languages, format, pages]);
  const check = useCallback((typed: EditedItem) => checkItem(typed, { faults, primary }), [faults, primary]);
  const editor = useDocumentEditor<EditedItem, EditedItem>({
    ...item,
    fields,
    editorName: member.name,
    typedOf: same,
    bodyOf: same,
    check,
    // What is left for the server to find out.
    faults: {
      slug: faults.slugTaken,
      collectionId: faults.collectionGone,
      mainImageId: faults.pictureGone,
      'categories.*': faults.category,
      'tags.*': faults.tag,
      layout: faults.layout,
      event: faults.event,
      'event.endAt': faults.endsBeforeStart,
      'event.signUp.until': faults.signUpAfterEnd,
    },
  });
  return { editor, fields };
}

export type ItemEditor = ReturnType<typeof useItemEditor>['editor'];

function same(item: EditedItem): EditedItem {
  return item;
}

import { useCallback, useMemo } from 'react';
import { useSession } from '../app/session.ts';
import type { Stored } from '../kit/document/use-stored.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useTexts } from '../texts/texts.ts';
import { checkPage, type EditedPage } from './edited-page.ts';
import { pageTexts } from './messages.ts';
import { pageFields } from './page-fields.ts';

/** A page while it is edited, with its parts as a comparison names them. */
export function usePageEditor(page: Stored<EditedPage>) {
  const words = useTexts(pageTexts);
  const { website, member } = useSession();
  const { faults } = words;
  const languages = useMemo(() => website.languages.map(({ code }) => code), [website.languages]);
  const fields = useMemo(() => pageFields(words, languages), [words, languages]);
  const check = useCallback((typed: EditedPage) => checkPage(typed, { faults, languages }), [faults, languages]);
  const editor = useDocumentEditor<EditedPage, EditedPage>({
    ...page,
    fields,
    editorName: member.name,
    typedOf: same,
    bodyOf: same,
    check,
    // What is left for the server to find out.
    faults: { slug: faults.slugTaken, isEnabled: faults.isHomepage, layout: faults.layout },
  });
  return { editor, fields };
}

export type PageEditor = ReturnType<typeof usePageEditor>['editor'];

function same(page: EditedPage): EditedPage {
  return page;
}

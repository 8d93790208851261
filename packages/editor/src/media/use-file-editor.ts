import { uploadMessages } from '@awning/site-model';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useContext, useMemo } from 'react';
import { useSession } from '../app/session.ts';
import type { Stored } from '../kit/document/use-stored.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { LanguageContext, useTexts } from '../texts/texts.ts';
import { fileFields } from './file-fields.ts';
import { fileTexts } from './messages.ts';
import { type FileBody, foldersQuery } from './queries.ts';

type TypedFile = FileBody & Record<string, unknown>;

const same = (body: FileBody): TypedFile => body;

/** A file while it is edited, with its fields as a comparison names them. */
export function useFileEditor(options: Stored<FileBody>) {
  const words = useTexts(fileTexts);
  const uploads = uploadMessages(useContext(LanguageContext));
  const { member, website } = useSession();
  const { data: folders } = useQuery(foldersQuery);
  const fields = useMemo(
    () => fileFields(words, folders ?? [], website.languages),
    [words, folders, website.languages],
  );
  const check = useCallback(
    ({ filename }: TypedFile): Readonly<Record<string, string>> =>
      filename.trim() === '' ? { filename: uploads.enterName } : {},
    [uploads],
  );
  const editor = useDocumentEditor<FileBody, TypedFile>({
    ...options,
    fields,
    editorName: member.name,
    typedOf: same,
    bodyOf: same,
    check,
    // What is left for the server to find out.
    faults: { filename: uploads.renameProblem, folderId: words.folderGone, isPrivate: words.sold },
  });
  return { editor, fields };
}

export type FileEditor = ReturnType<typeof useFileEditor>['editor'];

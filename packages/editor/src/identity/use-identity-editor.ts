import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sessionQuery, useSession } from '../app/session.ts';
import { useStoredSingle } from '../kit/document/single.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useTexts } from '../texts/texts.ts';
import { identityFields } from './identity-fields.ts';
import { type IdentityBody, identityKind, type StoredIdentity } from './kind.ts';
import { identityTexts } from './messages.ts';
import { checkIdentity, identityBody, type TypedIdentity, typedIdentity } from './typed-identity.ts';
import { useDayNames } from './use-day-names.ts';

export function useIdentityEditor(document: StoredIdentity) {
  const words = useTexts(identityTexts);
  const queries = useQueryClient();
  const dayNames = useDayNames();
  const { member, website } = useSession();
  const languages = website.languages.map(({ code }) => code);
  const fields = identityFields(words, languages, (place) => dayNames[place] ?? '');
  const check = useCallback((typed: TypedIdentity) => checkIdentity(typed, words), [words]);
  const stored = useStoredSingle(identityKind, document);
  const { picture } = words.faults;
  const editor = useDocumentEditor<IdentityBody, TypedIdentity>({
    ...stored,
    fields,
    editorName: member.name,
    typedOf: typedIdentity,
    bodyOf: identityBody,
    check,
    onSaved: (saved) => {
      stored.onSaved(saved);
      // Previews of search results follow the titles in the session.
      void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    faults: { logoId: picture, iconId: picture, shareImageId: picture },
  });
  return { editor, fields };
}

export type IdentityEditor = ReturnType<typeof useIdentityEditor>['editor'];

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sessionQuery, useSession } from '../app/session.ts';
import { useStoredSingle } from '../kit/document/single.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useFormat } from '../texts/format.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { storeSettingsTexts } from './messages.ts';
import type { StoreBody, StoreDocument } from './queries.ts';
import { settingsFields } from './settings-fields.ts';
import { storeSettingsKind } from './store-settings-kind.ts';
import { checkSettings, settingsBody, type TypedSettings, typedSettings } from './typed-settings.ts';

export function useSettingsEditor(document: StoreDocument) {
  const words = useTexts(storeSettingsTexts);
  const queries = useQueryClient();
  const { member } = useSession();
  const { faults } = words;
  const fields = settingsFields({ words, format: useFormat(), language: useLanguage() });
  const check = useCallback((typed: TypedSettings) => checkSettings(typed, faults), [faults]);
  const stored = useStoredSingle(storeSettingsKind, document);
  const editor = useDocumentEditor<StoreBody, TypedSettings>({
    ...stored,
    fields,
    editorName: member.name,
    typedOf: typedSettings,
    bodyOf: settingsBody,
    check,
    onSaved: (saved) => {
      stored.onSaved(saved);
      // The session says the currency of all amounts.
      void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    faults: { currency: faults.currency, minimum: faults.amount },
  });
  return { editor, fields };
}

export type SettingsEditor = ReturnType<typeof useSettingsEditor>['editor'];

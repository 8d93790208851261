import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../api/client.ts';
import { sessionQuery, useSession } from '../app/session.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useFormat } from '../texts/format.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { storeSettingsTexts } from './messages.ts';
import { type StoreBody, type StoreDocument, storeSettingsKey, storeSettingsQuery } from './queries.ts';
import { settingsFields } from './settings-fields.ts';
import { checkSettings, settingsBody, type TypedSettings, typedSettings } from './typed-settings.ts';

export function useSettingsEditor(document: StoreDocument) {
  const words = useTexts(storeSettingsTexts);
  const queries = useQueryClient();
  const { member } = useSession();
  const { faults } = words;
  const fields = settingsFields({ words, format: useFormat(), language: useLanguage() });
  const check = useCallback((typed: TypedSettings) => checkSettings(typed, faults), [faults]);
  const editor = useDocumentEditor<StoreBody, TypedSettings>({
    document,
    fields,
    editorName: member.name,
    typedOf: typedSettings,
    bodyOf: settingsBody,
    check,
    save: (version, body) => call('PUT /api/commerce/store-settings', { body: { version, body } }),
    reload: () => call('GET /api/commerce/store-settings', {}),
    onSaved: (saved) => {
      queries.setQueryData(storeSettingsQuery.queryKey, saved as StoreDocument);
      void queries.invalidateQueries({ queryKey: storeSettingsKey });
      // The session says the currency of all amounts.
      void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    faults: { currency: faults.currency, minimum: faults.amount },
  });
  return { editor, fields };
}

export type SettingsEditor = ReturnType<typeof useSettingsEditor>['editor'];

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../api/client.ts';
import { useSession } from '../app/session.ts';
import type { DocumentField } from '../kit/editing/document.ts';
import { plainText } from '../kit/editing/plain-text.ts';
import { useDocumentEditor } from '../kit/editing/use-document-editor.ts';
import { useChange } from '../kit/use-change.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import {
  checkTranslation,
  type EditedTranslation,
  type OpenTranslation,
  refusedName,
  textOf,
  translatedBody,
} from './edited-translation.ts';
import { readTranslation, type TranslationPlace, translationQuery } from './open-translation.ts';
import { languagesKey } from './queries.ts';
import { textLabels } from './text-names.ts';
import { kindsOfTranslation } from './translation-kinds.ts';
import { translationTexts } from './translation-messages.ts';

/** A document while it is translated: saved by its own calls, so that nothing of anybody else's gets lost. */
export function useTranslationEditor(place: TranslationPlace, document: OpenTranslation) {
  const words = useTexts(translationTexts);
  const reader = useLanguage();
  const { member, website } = useSession();
  const queries = useQueryClient();
  const { texts } = document;
  const { language } = place;
  const { calls } = kindsOfTranslation[place.kind];
  const labels = useMemo(() => textLabels({ words, language: reader, texts }), [words, reader, texts]);
  const fields = useMemo(
    (): readonly DocumentField<EditedTranslation>[] => [
      ...texts.map((text) => ({
        label: labels.get(text.name) ?? text.name,
        names: [text.name],
        text: (edited: EditedTranslation) =>
          text.holds === 'html' ? plainText(textOf(edited, text)) : textOf(edited, text),
      })),
      { label: words.rest, names: ['rest'], text: () => '' },
    ],
    [texts, labels, words],
  );
  const { queryKey } = translationQuery(place);
  const editor = useDocumentEditor<EditedTranslation, EditedTranslation>({
    document,
    fields,
    editorName: member.name,
    typedOf: same,
    bodyOf: same,
    check: (typed) => checkTranslation(typed, texts, words),
    save: async (version, body) =>
      readTranslation(place, await calls.save(place.id, version, translatedBody(body, texts, language))),
    reload: () => readTranslation(place),
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved as OpenTranslation);
      void queries.invalidateQueries({ queryKey: [...languagesKey, 'list'] });
      void queries.invalidateQueries({ queryKey: [...languagesKey, 'counts'] });
      // The screen of the document itself shows an older version.
      void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== languagesKey[0] });
    },
    faults: {},
  });
  const enabled = website.languages.find(({ code }) => code === language)?.isEnabled === true;
  const kind = {
    key: languagesKey,
    texts: translationTexts,
    calls: {
      publish: async (id: string, version: number) => readTranslation(place, await calls.publish!(id, version)),
      preview: async (id: string) => ({ path: `/${language}${(await calls.preview!(id)).path}` }),
    },
  };
  const fits = useChange({
    change: (name: string) =>
      call('POST /api/multilingual/translation/fitting', {
        body: { kind: place.kind, id: place.id, version: editor.base.version, language, names: [name] },
      }),
    stale: languagesKey,
    success: words.fittingSaved,
    reasons: words.reasons,
  });
  /** What is wrong with a text, whether it was found here or by the server. */
  const errorOf = (name: string): string | undefined => {
    const { errors } = editor.form;
    const found = Object.keys(errors).find((path) => path === name || refusedName(path, texts, language) === name);
    return found === undefined ? undefined : (errors[found] as string);
  };
  return {
    editor,
    fields,
    labels,
    kind,
    fits,
    errorOf,
    hasDrafts: calls.publish !== undefined,
    hasPreview: calls.preview !== undefined && enabled,
  };
}

function same(edited: EditedTranslation): EditedTranslation {
  return edited;
}

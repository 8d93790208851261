import { notifications } from '@mantine/notifications';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { AnyDocument } from '../../api/document-calls.ts';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import type { Publishing } from '../editing/publishing.ts';
import type { DocumentEditor } from '../editing/use-document-editor.ts';
import { kitTexts } from '../messages.ts';
import { useChange } from '../use-change.ts';
import { type Draft, isUnpublished } from './draft-state.ts';
import { documentKey, type PublishedKind } from './kind.ts';

/** Saves what was typed, and shows it to visitors. */
export function usePublish<Document extends AnyDocument, Typed>(
  kind: PublishedKind<Document>,
  editor: DocumentEditor<Document['body'], Typed>,
  stored?: Draft,
  keyOf = (id: string): QueryKey => documentKey(kind, id),
  /** What to say instead of "Published", where that would be misunderstood. */
  noticeOf: (body: Document['body']) => string | undefined = () => undefined,
): Publishing {
  const { reasons, publishedNotice } = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const words = useTexts(kind.texts);
  const queries = useQueryClient();
  const change = useChange({
    change: async () => {
      const saved = await editor.submit({ isQuiet: true });
      // Something has to be corrected first, or a colleague was faster; the screen says what.
      if (!saved) return;
      const published = await kind.calls.publish(saved.id, saved.version);
      queries.setQueryData(keyOf(saved.id), published);
      notifications.show({
        color: 'cloth',
        message: noticeOf(published.body) ?? publishedNotice,
        closeButtonProps: { 'aria-label': common.close },
      });
    },
    stale: kind.key,
    reasons: { ...reasons, ...words.reasons },
  });
  return { isDue: isUnpublished(stored), isPending: change.isPending, run: () => change.mutate() };
}

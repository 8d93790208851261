import { notifications } from '@mantine/notifications';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { AnyDocument } from '../../api/document-calls.ts';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import type { Publishing } from '../editing/publishing.ts';
import type { DocumentEditor } from '../editing/use-document-editor.ts';
import { kitTexts } from '../messages.ts';
import { useChange } from '../use-change.ts';
import { useUndoNotice } from '../use-undo-notice.tsx';
import { type Draft, isUnpublished } from './draft-state.ts';
import { documentKey, type PublishedKind } from './kind.ts';

interface PublishOptions<Document extends AnyDocument> {
  readonly keyOf?: (id: string) => QueryKey;
  /** What to say instead of "Published", where that would be misunderstood. */
  readonly noticeOf?: (body: Document['body']) => string | undefined;
  /** Looks up what visitors see before it is replaced; returns how to bring that back. */
  readonly prepareTakeBack?: (
    document: Pick<Draft, 'isVisible'> & { readonly id: string },
  ) => Promise<((published: Document) => Promise<unknown>) | undefined>;
}

/** Saves what was typed, and shows it to visitors. */
export function usePublish<Document extends AnyDocument, Typed>(
  kind: PublishedKind<Document>,
  editor: DocumentEditor<Document['body'], Typed>,
  stored?: Draft,
  {
    keyOf = (id: string): QueryKey => documentKey(kind, id),
    noticeOf = () => undefined,
    prepareTakeBack,
  }: PublishOptions<Document> = {},
): Publishing {
  const { reasons, publishedNotice } = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const words = useTexts(kind.texts);
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const change = useChange({
    change: async () => {
      const saved = await editor.submit({ isQuiet: true });
      // Something has to be corrected first, or a colleague was faster; the screen says what.
      if (!saved) return;
      const takeBack = await prepareTakeBack?.({ id: saved.id, isVisible: stored?.isVisible ?? false });
      const published = await kind.calls.publish(saved.id, saved.version);
      queries.setQueryData(keyOf(saved.id), published);
      if (takeBack) {
        offerUndo({
          message: publishedNotice,
          undo: () => takeBack(published),
          reasons: { ...reasons, ...words.reasons },
        });
        return;
      }
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

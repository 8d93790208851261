import { notifications } from '@mantine/notifications';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyDocument, DocumentCalls } from '../../api/document-calls.ts';
import { sayProblem } from '../../api/say.ts';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { kitTexts } from '../messages.ts';
import { useUndoNotice } from '../use-undo-notice.tsx';

export interface Trashable {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}

interface Trashed {
  readonly calls: Pick<DocumentCalls<AnyDocument>, 'trash' | 'recover'>;
  /** What is out of date afterwards. */
  readonly key: QueryKey;
}

/** Puts documents into the trash at once and offers to take that back. What cannot go is named, with the reason; the others go. */
export function useTrash({ calls, key }: Trashed, reasons: Readonly<Record<string, string>>) {
  const words = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  return useMutation({
    mutationFn: async (documents: readonly Trashable[]) => {
      const gone: Trashable[] = [];
      // One after the other: each is a change of its own, and a hundred at once would be too many.
      for (const document of documents) {
        try {
          await calls.trash(document.id, document.version);
          gone.push(document);
        } catch (problem) {
          notifications.show({
            color: 'red',
            title: words.notTrashed(document.title),
            message: sayProblem(problem, common, { ...words.reasons, ...reasons }),
            closeButtonProps: { 'aria-label': common.close },
          });
        }
      }
      const [first] = gone;
      if (!first) return gone;
      offerUndo({
        message: gone.length === 1 ? words.trashed(first.title) : words.trashedMany(gone.length),
        undo: async () => {
          for (const { id } of gone) await calls.recover(id);
        },
        reasons: { ...words.reasons, ...reasons },
      });
      return gone;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

import { notifications } from '@mantine/notifications';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { sayProblem } from '../../api/say.ts';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { kitTexts } from '../messages.ts';
import { useUndoNotice } from '../use-undo-notice.tsx';
import type { Trashable } from './use-trash.ts';

interface BulkWords {
  readonly done: (title: string) => string;
  readonly doneMany: (count: number) => string;
  readonly failed: (title: string) => string;
  /** With it, what did not have to change is not counted. */
  readonly unchanged?: string;
}

interface BulkChange<Input> {
  /** What is out of date afterwards. */
  readonly key: QueryKey;
  /** Changes the document `id`; one that was as wanted keeps its version. */
  readonly change: (id: string, version: number, input: Input) => Promise<{ readonly version: number }>;
  readonly takeBack: (id: string, versions: { readonly version: number; readonly no: number }) => Promise<unknown>;
  readonly words: (input: Input) => BulkWords;
  readonly reasons: Readonly<Record<string, string>>;
  /** Words for a refusal that the reasons do not cover. */
  readonly say?: (problem: unknown) => string | undefined;
}

interface Changed {
  readonly id: string;
  readonly title: string;
  /** Its version before and now. */
  readonly before: number;
  readonly version: number;
}

/**
 * Changes the documents that are selected in a list, with a way back in the notice. What cannot be changed is named, with
 * the reason; the others are changed.
 */
export function useBulkChange<Input>({ key, change, takeBack, words, say, ...rest }: BulkChange<Input>) {
  const kit = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const closeButtonProps = { 'aria-label': common.close };
  const reasons = { ...kit.reasons, ...rest.reasons };

  function tell(saved: readonly Changed[], { done, doneMany, unchanged }: BulkWords) {
    const changed = saved.filter(({ before, version }) => version !== before);
    const counted = unchanged === undefined ? saved : changed;
    const [first] = counted;
    if (saved.length === 0) return;
    const message = !first ? unchanged : counted.length === 1 ? done(first.title) : doneMany(counted.length);
    if (changed.length === 0) notifications.show({ color: 'cloth', message, closeButtonProps });
    else offerUndo({ message: message ?? '', undo: () => takeAllBack(changed, takeBack), reasons });
  }

  return useMutation({
    mutationFn: async ({ rows, input }: { readonly rows: readonly Trashable[]; readonly input: Input }) => {
      const saved: Changed[] = [];
      const said = words(input);
      // One after the other: each is a change of its own.
      for (const { id, title, version } of rows) {
        try {
          const { version: next } = await change(id, version, input);
          saved.push({ id, title, before: version, version: next });
        } catch (problem) {
          const message = say?.(problem) ?? sayProblem(problem, common, reasons);
          notifications.show({ color: 'red', title: said.failed(title), message, closeButtonProps });
        }
      }
      tell(saved, said);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Goes back to what visitors saw before, and to the drafts of that time. What cannot go back does not stop the others. */
async function takeAllBack(changed: readonly Changed[], takeBack: BulkChange<unknown>['takeBack']): Promise<void> {
  const problems: unknown[] = [];
  for (const { id, before, version } of changed) {
    try {
      await takeBack(id, { version, no: before });
    } catch (problem) {
      problems.push(problem);
    }
  }
  if (problems.length > 0) throw problems[0];
}

import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../api/client.ts';
import { fieldProblems, sayProblem } from '../api/say.ts';
import type { Trashable } from '../kit/document/use-trash.ts';
import { kitTexts } from '../kit/messages.ts';
import { useUndoNotice } from '../kit/use-undo-notice.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { type ProductWords, productTexts } from './messages.ts';
import { productsKey } from './queries.ts';
import { type Changed, takeBack } from './take-back.ts';

const acts = {
  publish: 'published',
  hide: 'Private',
  archive: 'Archived',
  // Nothing is shown to visitors unasked.
  unarchive: 'Private',
} as const satisfies Record<string, Input<'POST /api/commerce/products/:id/visibility'>['body']['status']>;

/**
 * Publishes, hides or archives products, with a way back in the notice. What cannot be changed is named, with the reason;
 * the others are.
 */
export function useVisibility(act: keyof typeof acts) {
  const words = useTexts(productTexts);
  const kit = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const closeButtonProps = { 'aria-label': common.close };
  const reasons = { ...kit.reasons, ...words.reasons };
  const [done, doneMany, failed] = wordsOf(act, words);
  return useMutation({
    mutationFn: async (products: readonly Trashable[]) => {
      const changed: Changed[] = [];
      // One after the other: each is a change of its own.
      for (const { id, version, title } of products) {
        try {
          const body = { version, status: acts[act] };
          const saved = await call('POST /api/commerce/products/:id/visibility', { params: { id }, body });
          changed.push({ id, title, before: version, version: saved.version });
        } catch (problem) {
          const isWithoutFile = fieldProblems(problem)['body.files'] !== undefined;
          const message = isWithoutFile ? words.faults.filesMissing : sayProblem(problem, common, reasons);
          notifications.show({ color: 'red', title: failed(title), message, closeButtonProps });
        }
      }
      const [first] = changed;
      if (!first) return;
      const former = changed.filter(({ before, version }) => version !== before);
      const message = changed.length === 1 ? done(first.title) : doneMany(changed.length);
      if (former.length === 0) notifications.show({ color: 'cloth', message, closeButtonProps });
      else offerUndo({ message, undo: () => takeBack(former), reasons });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: productsKey }),
  });
}

function wordsOf(act: keyof typeof acts, words: ProductWords) {
  switch (act) {
    case 'publish':
      return [words.publishedOf, words.publishedMany, words.notPublished] as const;
    case 'hide':
      return [words.hiddenOf, words.hiddenMany, words.notHidden] as const;
    case 'archive':
      return [words.archivedOf, words.archivedMany, words.notArchived] as const;
    default:
      return [words.unarchivedOf, words.unarchivedMany, words.notUnarchived] as const;
  }
}

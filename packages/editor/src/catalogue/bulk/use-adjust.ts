import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../api/client.ts';
import { sayProblem } from '../../api/say.ts';
import { kitTexts } from '../../kit/messages.ts';
import { useUndoNotice } from '../../kit/use-undo-notice.tsx';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { type ListedProduct, productsKey } from '../queries.ts';
import { type Changed, takeBack } from '../take-back.ts';
import { bulkTexts } from './messages.ts';

export type Adjustment = Input<'POST /api/commerce/products/:id/adjust'>['body']['change'];

/** Changes products one by one, with a way back in the notice. What cannot be changed is named, with the reason; the others are changed. */
export function useAdjust() {
  const words = useTexts(bulkTexts);
  const kit = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const closeButtonProps = { 'aria-label': common.close };
  const reasons = { ...kit.reasons, ...words.reasons };
  function tell(changed: readonly Changed[], isSorted: boolean) {
    const [first] = changed;
    const [one, many] = isSorted ? [words.sortedOf, words.sortedMany] : [words.pricedOf, words.pricedMany];
    const message = !first ? words.unchanged : changed.length === 1 ? one(first.title) : many(changed.length);
    if (!first) notifications.show({ color: 'cloth', message, closeButtonProps });
    else offerUndo({ message, undo: () => takeBack(changed), reasons });
  }

  return useMutation({
    mutationFn: async ({ products, change }: { products: readonly ListedProduct[]; change: Adjustment }) => {
      const changed: Changed[] = [];
      // One after the other: each is a change of its own.
      for (const { id, title, version } of products) {
        try {
          const saved = await call('POST /api/commerce/products/:id/adjust', {
            params: { id },
            body: { version, change },
          });
          if (saved.version !== version) changed.push({ id, title, before: version, version: saved.version });
        } catch (problem) {
          notifications.show({
            color: 'red',
            title: words.notChanged(title),
            message: sayProblem(problem, common, reasons),
            closeButtonProps,
          });
        }
      }
      tell(changed, change.kind === 'category');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: productsKey }),
  });
}

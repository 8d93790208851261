import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../api/client.ts';
import { sayProblem } from '../../api/say.ts';
import { kitTexts } from '../../kit/messages.ts';
import { useUndoNotice } from '../../kit/use-undo-notice.tsx';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { type ListedProduct, productsKey } from '../queries.ts';
import { bulkTexts } from './messages.ts';

export type Adjustment = Input<'POST /api/commerce/products/:id/adjust'>['body']['change'];

interface Adjusted {
  readonly product: ListedProduct;
  readonly version: number;
}

/** Changes products one by one, with a way back in the notice. What cannot be changed is named, with the reason; the others are changed. */
export function useAdjust() {
  const words = useTexts(bulkTexts);
  const kit = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const closeButtonProps = { 'aria-label': common.close };
  const reasons = { ...kit.reasons, ...words.reasons };
  function tell(changed: readonly Adjusted[], isSorted: boolean) {
    const [first] = changed;
    const [one, many] = isSorted ? [words.sortedOf, words.sortedMany] : [words.pricedOf, words.pricedMany];
    const message = !first ? words.unchanged : changed.length === 1 ? one(first.product.title) : many(changed.length);
    // Under a draft there are two versions to go back to, so that it is left to the history.
    const former = changed.filter(({ product }) => product.facts.status === 'Draft' || !product.hasDraft);
    if (former.length === 0) notifications.show({ color: 'cloth', message, closeButtonProps });
    else offerUndo({ message, undo: () => takeBack(former), reasons });
  }

  return useMutation({
    mutationFn: async ({ products, change }: { products: readonly ListedProduct[]; change: Adjustment }) => {
      const changed: Adjusted[] = [];
      // One after the other: each is a change of its own.
      for (const product of products) {
        try {
          const { id, version } = product;
          const saved = await call('POST /api/commerce/products/:id/adjust', {
            params: { id },
            body: { version, change },
          });
          if (saved.version !== version) changed.push({ product, version: saved.version });
        } catch (problem) {
          notifications.show({
            color: 'red',
            title: words.notChanged(product.title),
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

async function takeBack(former: readonly Adjusted[]): Promise<void> {
  for (const { product, version } of former) {
    const params = { id: product.id };
    const restored = await call('POST /api/commerce/products/:id/restore', {
      params,
      body: { version, no: product.version },
    });
    if (product.facts.status === 'Draft') continue;
    await call('POST /api/commerce/products/:id/publish', { params, body: { version: restored.version } });
  }
}

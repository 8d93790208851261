import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { sayProblem } from '../api/say.ts';
import type { Trashable } from '../kit/document/use-trash.ts';
import { kitTexts } from '../kit/messages.ts';
import { useUndoNotice } from '../kit/use-undo-notice.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { productTexts } from './messages.ts';
import { productsKey } from './queries.ts';

interface Hideable extends Trashable {
  readonly facts: { readonly status: string };
}

/** Publishes or hides products, with a way back in the notice. What cannot be changed is named, with the reason; the others are. */
export function useVisibility(status: 'published' | 'Private') {
  const words = useTexts(productTexts);
  const kit = useTexts(kitTexts);
  const common = useTexts(commonTexts);
  const queries = useQueryClient();
  const offerUndo = useUndoNotice();
  const reasons = { ...kit.reasons, ...words.reasons };
  const [done, doneMany, failed] =
    status === 'published'
      ? [words.publishedOf, words.publishedMany, words.notPublished]
      : [words.hiddenOf, words.hiddenMany, words.notHidden];
  return useMutation({
    mutationFn: async (products: readonly Hideable[]) => {
      const changed: { readonly product: Hideable; readonly version: number; readonly isDraft: boolean }[] = [];
      // One after the other: each is a change of its own.
      for (const product of products) {
        try {
          const { version, state } = await change(product.id, product.version, status);
          changed.push({ product, version, isDraft: state === 'draft' });
        } catch (problem) {
          notifications.show({
            color: 'red',
            title: failed(product.title),
            message: sayProblem(problem, common, reasons),
            closeButtonProps: { 'aria-label': common.close },
          });
        }
      }
      const [first] = changed;
      if (!first) return;
      // Showing a product again would publish its draft as well.
      const former = changed.filter(({ product, isDraft }) => !isDraft && isOther(product.facts.status, status));
      const message = changed.length === 1 ? done(first.product.title) : doneMany(changed.length);
      if (former.length === 0) {
        notifications.show({ color: 'cloth', message, closeButtonProps: { 'aria-label': common.close } });
        return;
      }
      offerUndo({
        message,
        undo: async () => {
          for (const { product, version } of former) {
            await change(product.id, version, status === 'published' ? 'Private' : 'published');
          }
        },
        reasons,
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: productsKey }),
  });
}

/** Whether the product was hidden before it was shown, or the other way round: only that can be taken back as a whole. */
function isOther(former: string, status: 'published' | 'Private'): boolean {
  return status === 'published' ? former === 'Private' : former === 'published';
}

function change(id: string, version: number, status: 'published' | 'Private') {
  return call('POST /api/commerce/products/:id/visibility', { params: { id }, body: { version, status } });
}

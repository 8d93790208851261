import { call, type Input } from '../../api/client.ts';
import { useBulkChange } from '../../kit/document/use-bulk-change.ts';
import { useTexts } from '../../texts/texts.ts';
import { productsKey } from '../queries.ts';
import { takeBack } from '../take-back.ts';
import { bulkTexts } from './messages.ts';

export type Adjustment = Input<'POST /api/commerce/products/:id/adjust'>['body']['change'];

/** Changes the prices or categories of products. */
export function useAdjust() {
  const words = useTexts(bulkTexts);
  return useBulkChange<Adjustment>({
    key: productsKey,
    change: (id, version, change) =>
      call('POST /api/commerce/products/:id/adjust', { params: { id }, body: { version, change } }),
    takeBack,
    words: ({ kind }) => ({
      ...(kind === 'category'
        ? { done: words.sortedOf, doneMany: words.sortedMany }
        : { done: words.pricedOf, doneMany: words.pricedMany }),
      failed: words.notChanged,
      unchanged: words.unchanged,
    }),
    reasons: words.reasons,
  });
}

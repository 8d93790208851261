import { call, type Input } from '../api/client.ts';
import { fieldProblems } from '../api/say.ts';
import { useBulkChange } from '../kit/document/use-bulk-change.ts';
import { useTexts } from '../texts/texts.ts';
import { type ProductWords, productTexts } from './messages.ts';
import { productsKey } from './queries.ts';
import { takeBack } from './take-back.ts';

const acts = {
  publish: 'published',
  hide: 'Private',
  archive: 'Archived',
  // Nothing is shown to visitors unasked.
  unarchive: 'Private',
} as const satisfies Record<string, Input<'POST /api/commerce/products/:id/visibility'>['body']['status']>;

/** Publishes, hides or archives products. */
export function useVisibility(act: keyof typeof acts) {
  const words = useTexts(productTexts);
  return useBulkChange<void>({
    key: productsKey,
    change: (id, version) =>
      call('POST /api/commerce/products/:id/visibility', { params: { id }, body: { version, status: acts[act] } }),
    takeBack,
    words: () => wordsOf(act, words),
    reasons: words.reasons,
    say: (problem) => (fieldProblems(problem)['body.files'] === undefined ? undefined : words.faults.filesMissing),
  });
}

function wordsOf(act: keyof typeof acts, words: ProductWords) {
  switch (act) {
    case 'publish':
      return { done: words.publishedOf, doneMany: words.publishedMany, failed: words.notPublished };
    case 'hide':
      return { done: words.hiddenOf, doneMany: words.hiddenMany, failed: words.notHidden };
    case 'archive':
      return { done: words.archivedOf, doneMany: words.archivedMany, failed: words.notArchived };
    default:
      return { done: words.unarchivedOf, doneMany: words.unarchivedMany, failed: words.notUnarchived };
  }
}

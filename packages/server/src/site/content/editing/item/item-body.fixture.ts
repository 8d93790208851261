import type { TestServer } from '@awning/testing';
import type { ItemBody } from './schema.ts';

/** A published post as an editor enters it. */
export function itemBody(
  { clock }: Pick<TestServer, 'clock'>,
  change: Partial<ItemBody> & Pick<ItemBody, 'collectionId'>,
): ItemBody {
  return {
    slug: 'post',
    recordType: 1,
    status: 'published',
    publishAt: clock.now().toISOString(),
    isStarred: false,
    categories: [],
    tags: [],
    authorName: null,
    mainImageId: null,
    texts: { en: { title: 'A post' } },
    layout: null,
    ...change,
  };
}

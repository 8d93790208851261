import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type ListedCollection = Answer<'GET /api/collections'>['rows'][number];
export type StoredCollection = Answer<'GET /api/collections/:id'>;
export type CollectionBody = StoredCollection['body'];

export const collectionPath = '/config/collections';

/** What the list can be asked for in its address. */
export const collectionChoices = { status: ['published', 'Disabled'] } as const;

/** What is out of date after a blog or gallery has changed. */
export const collectionsKey = ['collections'] as const;

export function collectionListQuery(asked: Asked<typeof collectionChoices>) {
  return {
    key: [...collectionsKey, 'list', asked],
    load: (after: string | undefined) =>
      call('GET /api/collections', { query: { ...asked, ...(after === undefined ? {} : { after }) } }),
  };
}

/** No select can show more. */
const MAX_PARTS = 10;

/** All of them, to choose from: a website has few. */
export const collectionsQuery = queryOptions({
  queryKey: [...collectionsKey, 'list', 'all'],
  queryFn: async () => {
    const rows: ListedCollection[] = [];
    let after: string | undefined;
    for (let part = 0; part < MAX_PARTS; part += 1) {
      const found = await call('GET /api/collections', { query: after === undefined ? {} : { after } });
      rows.push(...found.rows);
      if (found.nextAfter === null) break;
      after = found.nextAfter;
    }
    return rows;
  },
});

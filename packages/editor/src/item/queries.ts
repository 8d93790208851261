import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type ListedItem = Answer<'GET /api/items'>['rows'][number];
export type StoredItem = Answer<'GET /api/items/:id'>;
export type ItemBody = StoredItem['body'];

export const itemPath = '/config/items';

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the list can be asked for in its address. */
export const itemChoices = {
  collectionId: (value: string) => idPattern.test(value),
  status: ['published', 'Scheduled', 'Draft', 'Needs Review', 'Private'],
} as const;

/** What is out of date after an item has changed. */
export const itemsKey = ['items'] as const;

export function itemsQuery(asked: Asked<typeof itemChoices>) {
  return {
    key: [...itemsKey, 'list', asked],
    load: (after: string | undefined) =>
      call('GET /api/items', { query: { ...asked, ...(after === undefined ? {} : { after }) } }),
  };
}

/** What the screen of their page manages. */
export function countedNamesQuery(collectionId: string) {
  return queryOptions({
    queryKey: [...itemsKey, 'counted', collectionId],
    queryFn: () => call('GET /api/item-names/counted', { query: { collectionId } }),
  });
}

/** What the fields for categories and tags offer. */
export function itemNamesQuery(collectionId: string) {
  return queryOptions({
    queryKey: [...itemsKey, 'names', collectionId],
    queryFn: () => call('GET /api/item-names', { query: { collectionId } }),
    enabled: collectionId !== '',
  });
}

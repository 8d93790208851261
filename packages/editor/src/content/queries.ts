import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type ListedPage = Answer<'GET /api/pages'>['rows'][number];
export type StoredPage = Answer<'GET /api/pages/:id'>;
export type PageBody = StoredPage['body'];

export const pagePath = '/config/pages';

/** What the list can be asked for in its address. */
export const pageChoices = { status: ['published', 'Draft', 'Disabled'] } as const;

/** What is out of date after a page has changed. */
export const pagesKey = ['pages'] as const;

export function pagesQuery(asked: Asked<typeof pageChoices>) {
  return {
    key: [...pagesKey, 'list', asked],
    load: (after: string | undefined) =>
      call('GET /api/pages', { query: { ...asked, ...(after === undefined ? {} : { after }) } }),
  };
}

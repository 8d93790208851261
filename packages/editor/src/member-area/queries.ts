import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type ListedArea = Answer<'GET /api/commerce/member-areas'>['rows'][number];
export type MemberArea = Answer<'GET /api/commerce/member-areas/:id'>;
export type MemberAreaBody = MemberArea['body'];
export type Member = Answer<'GET /api/commerce/member-areas/:id/members'>['members'][number];

/** The list has no filters but its search. */
export const areaChoices = {} as const;

export const memberChoices = { show: ['open', 'ended'] } as const;

/** What is out of date after an area, or who has access to it, has changed. */
export const memberAreasKey = ['member-areas'] as const;

export function areasQuery({ search }: Asked<typeof areaChoices>) {
  return {
    key: [...memberAreasKey, 'list', search],
    load: (after: string | undefined) =>
      call('GET /api/commerce/member-areas', {
        query: { ...(search === undefined ? {} : { search }), ...(after === undefined ? {} : { after }) },
      }),
  };
}

export function membersQuery(id: string, { search, show }: Asked<typeof memberChoices>) {
  return {
    key: [...memberAreasKey, id, 'members', search, show],
    load: async (after: string | undefined) => {
      const query = {
        ...(search === undefined ? {} : { q: search }),
        ...(show === undefined ? {} : { show }),
        ...(after === undefined ? {} : { after }),
      };
      const { members, nextAfter } = await call('GET /api/commerce/member-areas/:id/members', {
        params: { id },
        query,
      });
      return { rows: members, nextAfter };
    },
  };
}

export interface NamedPage {
  readonly id: string;
  readonly title: string;
  readonly kind: 'page' | 'collection';
}

export async function loadPages(search: string, after: string | undefined) {
  const query = { ...(search === '' ? {} : { search }), ...(after === undefined ? {} : { after }) };
  const { rows, nextAfter } = await call('GET /api/pages', { query });
  return { rows: rows.map(({ id, title }) => ({ id, title, kind: 'page' as const })), nextAfter };
}

export async function loadCollections(search: string, after: string | undefined) {
  const query = { ...(search === '' ? {} : { search }), ...(after === undefined ? {} : { after }) };
  const { rows, nextAfter } = await call('GET /api/collections', { query });
  return { rows: rows.map(({ id, title }) => ({ id, title, kind: 'collection' as const })), nextAfter };
}

/** The chosen pages and collections with their names; one that was deleted meanwhile has none. */
export function usePagesById(ids: readonly string[]): readonly NamedPage[] {
  const { data = [] } = useQuery({ ...pagesOfIdsQuery(ids), placeholderData: keepPreviousData });
  return ids.map((id) => {
    const found = data.find((page) => page.id === id);
    return { id, kind: found?.kind === 'collection' ? 'collection' : 'page', title: found?.title ?? '…' };
  });
}

/** As many as the server takes in one address. */
const IDS_AT_ONCE = 50;

function pagesOfIdsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['pages', 'of-ids', ids],
    queryFn: async () => {
      const portions = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_unused, index) =>
        ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE),
      );
      const answers = await Promise.all(
        portions.map((portion) => call('GET /api/linkable-pages', { query: { ids: portion.join(',') } })),
      );
      return answers.flatMap(({ rows }) => rows);
    },
  });
}

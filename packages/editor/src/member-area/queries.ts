import { queryOptions, useQueries } from '@tanstack/react-query';
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
export function usePagesById(ids: readonly string[], language: string): readonly NamedPage[] {
  const found = useQueries({ queries: ids.map((id) => pageQuery(id)) });
  return ids.map((id, index) => {
    const { kind = 'page', texts = {} } = found[index]?.data ?? {};
    const title = (texts as Readonly<Record<string, { readonly title?: string }>>)[language]?.title;
    return { id, kind, title: title ?? '…' };
  });
}

function pageQuery(id: string) {
  return queryOptions({
    queryKey: ['pages', id, 'of-area'],
    queryFn: async () => {
      try {
        const { body } = await call('GET /api/pages/:id', { params: { id } });
        return { kind: 'page' as const, texts: body.texts };
      } catch {
        const { body } = await call('GET /api/collections/:id', { params: { id } });
        return { kind: 'collection' as const, texts: body.texts };
      }
    },
    retry: false,
  });
}

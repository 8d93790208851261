import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../api/client.ts';

export type SoldFile = Answer<'GET /api/commerce/files'>['rows'][number];

export const fileKey = ['sold-files'] as const;

export function soldFilesQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...fileKey, 'of-ids', ids],
    queryFn: async () => {
      if (ids.length === 0) return [];
      return (await call('GET /api/commerce/files', { query: { ids: ids.join(',') } })).rows;
    },
  });
}

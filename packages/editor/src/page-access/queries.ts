import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type Access = Answer<'GET /api/page-access/:id'>;

export const accessQuery = (id: string) =>
  queryOptions({
    queryKey: ['page-access', id],
    queryFn: () => call('GET /api/page-access/:id', { params: { id } }),
  });

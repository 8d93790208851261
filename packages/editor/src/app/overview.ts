import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

/** How much work waits for the member, by kind. What the member may not see is left out. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: () => call('GET /api/back-office/overview', {}),
});

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type Delivery = Answer<'GET /api/forms/:id/delivery'>;
export type ListedForm = Answer<'GET /api/forms'>['rows'][number];
export type ListedSubmission = Answer<'GET /api/forms/:id/submissions'>['submissions'][number];
export type Submission = Answer<'GET /api/form-submissions/:id'>;

/** What is out of date after a submission was deleted. */
export const formsKey = ['forms'] as const;

export const formsQuery = infiniteQueryOptions({
  queryKey: [...formsKey, 'list'],
  queryFn: ({ pageParam }) => call('GET /api/forms', { query: pageParam === null ? {} : { after: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextAfter,
});

export function deliveryQuery(id: string) {
  return queryOptions({
    queryKey: [...formsKey, id, 'delivery'],
    queryFn: () => call('GET /api/forms/:id/delivery', { params: { id } }),
  });
}

export function submissionsQuery(formId: string, search: string) {
  return infiniteQueryOptions({
    queryKey: [...formsKey, formId, 'submissions', search],
    queryFn: ({ pageParam }) =>
      call('GET /api/forms/:id/submissions', {
        params: { id: formId },
        query: { ...(search === '' ? {} : { q: search }), ...(pageParam === null ? {} : { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextAfter,
    // The list stays where it is while the next answer is on its way.
    placeholderData: keepPreviousData,
  });
}

export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: [...formsKey, 'submission', id],
    queryFn: () => call('GET /api/form-submissions/:id', { params: { id } }),
  });
}

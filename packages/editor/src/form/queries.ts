import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

export type ListedForm = Answer<'GET /api/forms'>['forms'][number];
export type ListedSubmission = Answer<'GET /api/forms/:id/submissions'>['submissions'][number];
export type Submission = Answer<'GET /api/form-submissions/:id'>;

/** What is out of date after a submission was deleted. */
export const formsKey = ['forms'] as const;

export const formsQuery = queryOptions({ queryKey: [...formsKey, 'list'], queryFn: () => call('GET /api/forms', {}) });

export function formQuery(id: string) {
  return queryOptions({
    queryKey: [...formsKey, id, 'definition'],
    queryFn: () => call('GET /api/forms/:id', { params: { id }, query: {} }),
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

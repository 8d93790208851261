import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type Delivery = Answer<'GET /api/forms/:id/delivery'>;
export type ListedForm = Answer<'GET /api/forms'>['rows'][number];
export type StoredForm = Answer<'GET /api/forms/:id'>;
export type FormBody = StoredForm['body'];
export type FormUse = Answer<'GET /api/forms/:id/uses'>['uses'][number];
export type ListedSubmission = Answer<'GET /api/forms/:id/submissions'>['submissions'][number];
export type Submission = Answer<'GET /api/form-submissions/:id'>;

export const formPath = '/config/forms';

/** What is out of date after a form has changed, or a submission was deleted. */
export const formsKey = ['forms'] as const;

/** What the list of forms can be asked for in its address. */
export const formChoices = { formType: ['contact', 'newsletter', 'custom', 'additional-fields'] } as const;

export function formsQuery(asked: Asked<typeof formChoices>) {
  return {
    key: [...formsKey, 'list', asked],
    load: (after: string | undefined) =>
      call('GET /api/forms', { query: { ...asked, ...(after === undefined ? {} : { after }) } }),
  };
}

export function deliveryQuery(id: string) {
  return queryOptions({
    queryKey: [...formsKey, id, 'delivery'],
    queryFn: () => call('GET /api/forms/:id/delivery', { params: { id } }),
  });
}

/** Submissions are narrowed by a search only. */
export const submissionChoices = {} as const;

type AskedSubmissions = Asked<typeof submissionChoices>;

export function submissionsQuery(formId: string, asked: AskedSubmissions) {
  return {
    key: [...formsKey, formId, 'submissions', asked],
    load: async (after: string | undefined) => {
      const { submissions, ...page } = await call('GET /api/forms/:id/submissions', {
        params: { id: formId },
        query: { ...filterOf(asked), ...(after === undefined ? {} : { after }) },
      });
      return { ...page, rows: submissions };
    },
  };
}

/** The address of the file with the submissions that are asked for. */
export function submissionsFile(formId: string, asked: AskedSubmissions): string {
  const query = new URLSearchParams(filterOf(asked)).toString();
  return `/config/forms/${formId}/submissions.csv${query === '' ? '' : `?${query}`}`;
}

function filterOf({ search }: AskedSubmissions) {
  return search === undefined ? {} : { q: search };
}

export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: [...formsKey, 'submission', id],
    queryFn: () => call('GET /api/form-submissions/:id', { params: { id } }),
  });
}

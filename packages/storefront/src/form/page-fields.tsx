import { submissionPayload } from '@awning/forms';
import type { FormIslandProps } from './form.ts';

/** The page's data in a submission, for a form that is posted without scripts. */
export function PageFields({ form, formVersion, page }: Pick<FormIslandProps, 'form' | 'formVersion' | 'page'>) {
  const { pageTitle, pageId, contentSource, pagePath, pagePermissionTypeValue } = submissionPayload({
    formId: form.id,
    key: '',
    answers: {},
    page,
  });
  const values = { pageTitle, pageId, contentSource, pagePath, pagePermissionTypeValue, formVersion };
  return Object.entries(values).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}

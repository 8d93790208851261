import { PagePermission } from '@awning/site-model';
import type { Answers } from '../answers/value.ts';
import { cleanLine } from '../text/clean-text.ts';
import { encodeAnswers } from './answers-text.ts';
import type { SubmissionPayload } from './schema.ts';

/** The page that holds a form. */
export interface SubmissionPage {
  readonly title: string;
  readonly id: string;
  /** Neither an item nor a collection: a system page such as the search. */
  readonly kind: 'item' | 'collection' | 'other';
  readonly path: string;
  /** One of `PagePermission`. */
  readonly permission: number;
}

/**
 * What a browser sends when a form is submitted. It has the captcha's key only if the form has a captcha. The path has no query
 * string, which may hold private data.
 *
 * @example
 * submissionPayload({
 *   formId: 'f1', key: 'k1', answers: { a: 'yes' },
 *   page: { title: 'Contact', id: 'p1', kind: 'collection', path: '/contact?x=1', permission: 1 },
 * }).pagePath // => '/contact'
 */
export function submissionPayload(submission: {
  readonly formId: string;
  readonly key: string;
  readonly answers: Answers;
  readonly page: SubmissionPage;
  readonly captchaKey?: string | undefined;
}): SubmissionPayload {
  const { page, captchaKey } = submission;
  return {
    key: submission.key,
    formId: submission.formId,
    form: encodeAnswers(submission.answers),
    ...(captchaKey === undefined ? {} : { captchaKey }),
    pageTitle: page.title,
    pageId: page.id,
    ...(page.kind === 'other' ? {} : { contentSource: page.kind === 'item' ? 'i' : 'c' }),
    pagePath: withoutQuery(page.path),
    pagePermissionTypeValue: page.permission,
  };
}

/**
 * The page of a payload, as stored beside the answers. Missing values become empty, other and public.
 *
 * @example
 * pageOfPayload({ key: 'k1', form: '{}', contentSource: 'i', pagePath: '/blog/a?b', pagePermissionTypeValue: '2' })
 *   // => { title: '', id: '', kind: 'item', path: '/blog/a', permission: 2 }
 */
export function pageOfPayload(payload: SubmissionPayload): SubmissionPage {
  const { contentSource } = payload;
  return {
    title: cleanLine(payload.pageTitle ?? ''),
    id: cleanLine(payload.pageId ?? ''),
    kind: contentSource === 'i' ? 'item' : contentSource === 'c' ? 'collection' : 'other',
    path: withoutQuery(cleanLine(payload.pagePath ?? '')),
    permission: Number(payload.pagePermissionTypeValue ?? PagePermission.public),
  };
}

function withoutQuery(path: string): string {
  return path.split(/[?#]/)[0] ?? '';
}

import { languages } from '@awning/formats';
import { PagePermission } from '@awning/site-model';
import { Value } from '@sinclair/typebox/value';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterSuccess,
  encodeAnswers,
  formMessages,
  isSubscription,
  maxAnswersTextLength,
  pageOfPayload,
  parseAnswers,
  problemNotices,
  type SubmissionPage,
  SubmissionPayloadSchema,
  submissionMessages,
  submissionPayload,
  submitFailure,
} from '../index.ts';

const english = submissionMessages('en');
const page: SubmissionPage = {
  title: 'Contact us',
  id: 'page-1',
  kind: 'collection',
  path: '/contact',
  permission: PagePermission.public,
};
const submission = { formId: 'form-1', key: 'key-1', answers: { a: 'yes', b: ['', 'x'] }, page };

describe('the submission payload', () => {
  test('FSUB-001 carries the form key', () => {
    expect(submissionPayload(submission).key).toBe('key-1');
  });

  test('FSUB-002 carries the answers as JSON text', () => {
    expect(submissionPayload(submission).form).toBe('{"a":"yes","b":["","x"]}');
  });

  test('FSUB-003 carries captchaKey only when the form has a captcha', () => {
    expect(submissionPayload(submission)).not.toHaveProperty('captchaKey');
    expect(submissionPayload({ ...submission, captchaKey: undefined })).not.toHaveProperty('captchaKey');
    expect(submissionPayload({ ...submission, captchaKey: 'c' }).captchaKey).toBe('c');
  });

  test('FSUB-004 carries pageTitle and pageId', () => {
    expect(submissionPayload(submission)).toMatchObject({ pageTitle: 'Contact us', pageId: 'page-1' });
  });

  test.for([
    ['FSUB-005', 'item', 'i'],
    ['FSUB-006', 'collection', 'c'],
    ['otherwise', 'other', undefined],
  ] as const)('%s on a page of the kind %s contentSource is %s', ([, kind, source]) => {
    expect(submissionPayload({ ...submission, page: { ...page, kind } }).contentSource).toBe(source);
  });

  test('FSUB-007 carries pagePath without query string', () => {
    const path = '/de/blog/a?token=secret#b';
    expect(submissionPayload({ ...submission, page: { ...page, path } }).pagePath).toBe('/de/blog/a');
  });

  test('FSUB-008 carries pagePermissionTypeValue', () => {
    const permission = PagePermission.membersOnly;
    expect(submissionPayload({ ...submission, page: { ...page, permission } }).pagePermissionTypeValue).toBe(3);
  });

  test('fits its schema, and its page can be read back, from JSON as from a form-encoded body', () => {
    const payload = submissionPayload(submission);
    const encoded = Object.fromEntries(new URLSearchParams(payload as unknown as Record<string, string>));
    for (const body of [payload, encoded]) {
      if (!Value.Check(SubmissionPayloadSchema, body)) throw new Error('The payload does not fit its schema.');
      expect(pageOfPayload(body)).toEqual(page);
    }
    expect(Value.Check(SubmissionPayloadSchema, { ...payload, pagePermissionTypeValue: 4 })).toBe(false);
    expect(Value.Check(SubmissionPayloadSchema, { ...payload, form: { a: 'yes' } })).toBe(false);
  });
});

test('the page values of a payload have one line each, so that they cannot add lines to the notification mail', () => {
  const given = { pageTitle: 'Contact\r\nOpen: https://evil.example', pageId: 'a\nb', pagePath: '/contact\r/x' };
  expect(pageOfPayload({ key: 'k1', form: '{}', ...given })).toMatchObject({
    title: 'ContactOpen: https://evil.example',
    id: 'ab',
    path: '/contact/x',
  });
});

describe('the text of the answers', () => {
  test.for(['[]', '1', 'null', '"a"', '{', '{"a":1}}', '['.repeat(100_000), 7, {}, []])('%o cannot be read', (text) => {
    expect(parseAnswers(text)).toEqual({ ok: false, reason: 'unreadable' });
  });

  test('has a limit', () => {
    const ofLength = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
    expect(parseAnswers(ofLength(maxAnswersTextLength)).ok).toBe(true);
    expect(parseAnswers(ofLength(maxAnswersTextLength + 1))).toEqual({ ok: false, reason: 'too-large' });
  });

  test('survives a round trip', () => {
    const values = fc.oneof(fc.string(), fc.array(fc.string()), fc.dictionary(fc.string(), fc.string()));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), values), (answers) => {
        expect(parseAnswers(encodeAnswers(answers))).toEqual({ ok: true, raw: { ...answers } });
      }),
    );
  });
});

describe('after a failure', () => {
  test.for([
    ['FSUB-026', 401, 'Unable to submit form. Please try again later.'],
    ['FSUB-027', 404, 'This form has not been configured yet.'],
    ['FSUB-028', 429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    ['FSUB-029', 500, 'Unable to send form. Please try again later.'],
    ['FSUB-030', 400, 'Said by the server.'],
    ['FSUB-030', 403, 'Said by the server.'],
    ['FSUB-030', 502, 'Said by the server.'],
  ] as const)('%s %i reads %s', ([, status, text]) => {
    expect(submitFailure(status, { error: 'Said by the server.' }, english)).toEqual({ text, fieldErrors: {} });
  });

  test('FSUB-025 400 with errors shows them at the fields', () => {
    const body = { errors: { a: 'Required', b: 7 }, error: 'Said by the server.' };
    expect(submitFailure(400, body, english)).toEqual({
      text: 'One or more fields is invalid, please check your entries.',
      fieldErrors: { a: 'Required' },
    });
    expect(submitFailure(401, body, english).fieldErrors).toEqual({});
  });

  test.for([
    undefined,
    null,
    '',
    'text',
    7,
    [],
    {},
    { error: '' },
    { error: { a: 1 } },
    { errors: {} },
    { errors: 'x' },
  ])('FSUB-031 400 with %o says nothing anybody could use', (body) => {
    expect(submitFailure(400, body, english)).toEqual({
      text: 'Unknown error, please try again later.',
      fieldErrors: {},
    });
  });

  test('the other texts', () => {
    expect(english).toMatchObject({
      submitting: 'Submitting\u2026',
      processing: 'Error processing form submission. Please reload and try again.',
      noKey: 'Could not get a form submission key, please try again later.',
      unreadable: 'Could not parse the form fields, please check your entries.',
    });
  });

  test('FORM-061 FORM-062 FORM-063 there are notices above and below, except at newsletter forms', () => {
    for (const formType of ['contact', 'custom', 'additional-fields'] as const) {
      expect(problemNotices({ formType }, english)).toEqual({
        above: 'Your form has encountered a problem. Please scroll down to review.',
        below: 'Your form has encountered a problem. Please scroll up to review.',
      });
    }
    expect(problemNotices({ formType: 'newsletter' }, english)).toBeNull();
  });
});

describe('after success', () => {
  const plain = { successRedirect: '', submissionMessage: '', submissionHTML: '' };

  test('FORM-051 FORM-053 visitors are redirected, or read a text', () => {
    expect(afterSuccess({ ...plain, successRedirect: '/thanks', submissionMessage: 'Hi' }, english)).toEqual({
      kind: 'redirect',
      address: '/thanks',
    });
    expect(afterSuccess({ ...plain, submissionMessage: 'Hi', submissionHTML: '<b>' }, english)).toEqual({
      kind: 'text',
      text: 'Hi',
      html: '<b>',
    });
    expect(afterSuccess(plain, submissionMessages('fr'))).toEqual({ kind: 'text', text: 'Merci !', html: '' });
  });

  test('a redirect to a script is refused', () => {
    expect(afterSuccess({ ...plain, successRedirect: 'javascript:alert(1)' }, english).kind).toBe('text');
  });

  test('only a newsletter form subscribes', () => {
    const types = ['contact', 'newsletter', 'custom', 'additional-fields'] as const;
    expect(types.filter((formType) => isSubscription({ formType }))).toEqual(['newsletter']);
  });
});

test('the texts of a form are plain, and each language has its own', () => {
  const all = languages.map((language) => flat(formMessages(language)));
  expect(JSON.parse(JSON.stringify(formMessages('de')))).toEqual(formMessages('de'));
  const names = Object.keys(all[0] ?? {});
  const textsOf = (name: string) => all.map((texts) => texts[name] ?? '');
  const isSentence = (name: string) => /[a-z]{3,} [a-z]{3,}/i.test(textsOf(name)[0] ?? '');
  expect(names.filter((name) => textsOf(name).includes(''))).toEqual([]);
  expect(names.filter((name) => isSentence(name) && new Set(textsOf(name)).size < languages.length)).toEqual([]);
});

function flat(texts: object, path = ''): Readonly<Record<string, string>> {
  const pairs = Object.entries(texts).map(([name, text]: [string, unknown]) =>
    typeof text === 'string' ? { [path + name]: text } : flat(text as object, `${path}${name}.`),
  );
  return Object.assign({}, ...pairs) as Readonly<Record<string, string>>;
}

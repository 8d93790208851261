import { type FieldErrorReason, formMessages, readForm, submissionPayload } from '@awning/forms';
import { kindCases } from '@awning/forms/kind-cases';
import {
  addForm,
  changeForm,
  setSettings,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { teamFeature } from '../../../people/team/feature.ts';
import { websiteFeature } from '../../../platform/website/feature.ts';
import { newsletterFeature } from '../../newsletter/feature.ts';
import { renderingFeature } from '../../rendering/feature.ts';
import { formFeature } from '../feature.ts';

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer({
    features: [teamFeature, websiteFeature, formFeature, newsletterFeature, renderingFeature],
  });
});
afterAll(() => server.close());
beforeEach(() => {
  visitor = server.visitor();
});

const { submission: words, errors: fieldWords } = formMessages('en');
const page = { title: 'Contact us', id: 'p1', kind: 'collection', path: '/contact', permission: 1 } as const;
const good = { name: ['Ada', 'Lovelace'], email: 'ada@example.com', message: 'Hello' };

describe('the key', () => {
  it('FSUB-023: comes for an empty body and is stored as a hash alone', async () => {
    const answer = await visitor.send('POST', '/api/form/FormSubmissionKey');
    const { key } = answer.json<{ key: string }>();
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect((await visitor.send('POST', '/api/form/FormSubmissionKey', { body: {} })).status).toBe(200);
    const rows = await server.database.kysely
      .selectFrom('form_key')
      .selectAll()
      .where('website_id', '=', server.website.id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('FSUB-023 FSUB-024: opens one submission', async () => {
    const formId = await addForm(server);
    const key = await newKey();
    expect((await save(formId, good, { key })).status).toBe(200);
    const again = await save(formId, good, { key });
    expect([again.status, again.json()]).toEqual([401, expect.objectContaining({ error: words.keyRefused })]);
    expect(await stored(formId)).toHaveLength(1);
  });

  it('is used up by a stored submission only', async () => {
    const formId = await addForm(server);
    const key = await newKey();
    expect((await save(formId, { ...good, email: 'ada' }, { key })).status).toBe(400);
    expect((await save(formId, good, { key })).status).toBe(200);
  });

  it('FSUB-023: lives an hour', async () => {
    const formId = await addForm(server);
    const [early, late] = [await newKey(), await newKey()];
    server.clock.advance({ minutes: 59, seconds: 59 });
    expect((await save(formId, good, { key: early })).status).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect((await save(formId, good, { key: late })).status).toBe(401);
  });

  it.each([undefined, '', 'wrong', 'x'.repeat(200)])('%o opens nothing: 401', async (key) => {
    const formId = await addForm(server);
    expect((await save(formId, good, { key })).status).toBe(401);
    expect(await stored(formId)).toEqual([]);
  });

  it('of another website opens nothing', async () => {
    const formId = await addForm(server);
    const elsewhere = await server.visitor(server.otherWebsite).send('POST', '/api/form/FormSubmissionKey');
    expect((await save(formId, good, elsewhere.json())).status).toBe(401);
  });

  it('is forgotten after its hour', async () => {
    await newKey();
    server.clock.advance({ hours: 2 });
    await server.parts.jobs.add(server.database, 'form.sweep', {});
    await server.runJobs();
    const { count } = await server.database.kysely
      .selectFrom('form_key')
      .select((key) => key.fn.countAll<bigint>().as('count'))
      .where('website_id', '=', server.website.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0n);
  });
});

describe('SaveFormSubmission', () => {
  it('FSUB-024 FORM-004: stores answers and page for a visitor who is not signed in', async () => {
    const formId = await addForm(server);
    const answer = await save(formId, good);
    const [row, ...more] = await stored(formId);
    expect([answer.status, answer.json()]).toEqual([200, { submissionId: row?.id }]);
    expect(more).toEqual([]);
    expect(JSON.parse(row?.answers ?? '')).toEqual(good);
    expect(row).toMatchObject({
      version: 1,
      language: 'en',
      email: 'ada@example.com',
      page_title: 'Contact us',
      page_id: 'p1',
      page_kind: 'collection',
      page_path: '/contact',
      page_permission: 1,
    });
  });

  it('FSUB-024: takes a form-encoded body as well', async () => {
    const formId = await addForm(server);
    const fields = { ...payload(formId, good, await newKey()), pagePermissionTypeValue: '2', formVersion: '1' };
    const body = new URLSearchParams(fields).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await visitor.send('POST', '/api/form/SaveFormSubmission', { body, headers })).status).toBe(200);
    expect(await stored(formId)).toMatchObject([{ page_permission: 2 }]);
  });

  it('FORM-045: checks the answers again, with the words of the visitor’s language', async () => {
    const formId = await addForm(server);
    const answer = await save(formId, { ...good, email: '' });
    expect([answer.status, answer.json()]).toEqual([
      400,
      { error: words.invalidFields, message: words.invalidFields, errors: { email: 'Required' } },
    ]);
    const german = await visitor.send('POST', '/de/api/form/SaveFormSubmission', {
      body: payload(formId, { ...good, email: 'ada' }, await newKey()),
    });
    expect(german.json()).toMatchObject({
      error: formMessages('de').submission.invalidFields,
      errors: { email: expect.stringContaining('user@domain.com') },
    });
    expect(await stored(formId)).toEqual([]);
  });

  it.each([
    ['without formId', () => undefined],
    ['with an id that is none', () => 'contact'],
    ['with an unknown id', () => '0192f0c1-0000-7000-8000-000000000001'],
    ['of another website', () => addForm(server, { website: server.otherWebsite })],
    ['without a storage target', () => addForm(server, { delivery: { storageTarget: 'none' } })],
    ['of a product', () => addForm(server, { form: { formType: 'additional-fields' } })],
    ['that was archived', archivedForm],
  ])('a form %s is not configured: 404', async (_, form) => {
    const formId = await form();
    const answer = await visitor.send('POST', '/api/form/SaveFormSubmission', {
      body: { ...payload(formId ?? '', good, await newKey()), formId },
    });
    expect([answer.status, answer.json()]).toEqual([404, expect.objectContaining({ error: words.notConfigured })]);
  });

  it.each(['', '[]', 'null', '7', '{', '"text"'])('answers that are no map (%s) cannot be read', async (form) => {
    const formId = await addForm(server);
    const body = { ...payload(formId, good, await newKey()), form };
    const answer = await visitor.send('POST', '/api/form/SaveFormSubmission', { body });
    const expected = form === '' ? words.invalidFields : words.unreadable;
    expect([answer.status, answer.json()]).toEqual([400, expect.objectContaining({ error: expected })]);
  });

  it('checks against the version that the visitor saw', async () => {
    const editor = await signedInMember(server);
    const formId = await addForm(server);
    const stricter = { name: 'Contact', fields: [{ id: 'phone', kind: 'phone', title: 'Phone', required: true }] };
    await changeForm(editor, formId, stricter);
    expect((await save(formId, good, { formVersion: 1 })).status).toBe(200);
    expect((await save(formId, good, { formVersion: 2 })).json()).toMatchObject({ errors: { phone: 'Required' } });
    expect((await save(formId, good, { formVersion: 99 })).status).toBe(400);
    expect((await save(formId, good)).status).toBe(400);
    expect(await stored(formId)).toMatchObject([{ version: 1 }]);
  });

  it('checks against the latest version an hour after it was published, whatever version is named', async () => {
    const editor = await signedInMember(server);
    const formId = await addForm(server);
    const phone = { id: 'phone', kind: 'phone', title: 'Phone', required: true };
    await changeForm(editor, formId, { name: 'Contact', fields: [phone] });
    server.clock.advance({ minutes: 59 });
    expect((await save(formId, good, { formVersion: 1 })).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    expect((await save(formId, good, { formVersion: 1 })).json()).toMatchObject({ errors: { phone: 'Required' } });
    expect((await save(formId, good, { formVersion: -1 })).status).toBe(400);
  });

  it('knows the options of each language', async () => {
    const field = { id: 'topic', kind: 'select', title: 'Topic', options: ['Price', 'Delivery'], required: true };
    const texts = { de: { fields: { topic: { title: 'Thema', options: ['Preis', 'Lieferung'] } } } };
    const formId = await addForm(server, { form: { fields: [field] }, texts });
    const german = async (topic: string) =>
      visitor.send('POST', '/de/api/form/SaveFormSubmission', { body: payload(formId, { topic }, await newKey()) });
    expect((await german('Preis')).status).toBe(200);
    expect((await german('Price')).status).toBe(400);
    expect((await save(formId, { topic: 'Price' })).status).toBe(200);
    expect((await save(formId, { topic: 'Preis' })).status).toBe(400);
    expect((await stored(formId)).map(({ language }) => language)).toEqual(['de', 'en']);
  });
});

describe('the validate call', () => {
  const validate = (formId: string, body: unknown) =>
    visitor.send('POST', `/api/rest/forms/validate/${formId}`, { body });

  it('FORM-066: takes a JSON of field values and answers {} when they are good', async () => {
    const formId = await addForm(server);
    const answer = await validate(formId, good);
    expect([answer.status, answer.json()]).toEqual([200, {}]);
    expect(await stored(formId)).toEqual([]);
  });

  it('FORM-067: answers with errors keyed by field id when they are not', async () => {
    const formId = await addForm(server);
    const answer = await validate(formId, { email: 'ada', name: 'Ada' });
    expect([answer.status, answer.json<{ errors: object }>().errors]).toEqual([
      400,
      { email: fieldWords.email.replace('{email}', 'user@domain.com'), name: fieldWords.unreadable },
    ]);
  });

  it('knows no other forms: 404', async () => {
    expect((await validate('0192f0c1-0000-7000-8000-000000000001', {})).json()).toMatchObject({
      error: words.notConfigured,
    });
    const elsewhere = await addForm(server, { website: server.otherWebsite });
    expect((await validate(elsewhere, good)).status).toBe(404);
  });
});

describe('one table for the 19 kinds, through the server’s calls', () => {
  test.each(kindCases.map((row) => [row.kind, row] as const))('%s', async (kind, row) => {
    const formId = await addForm(server, { form: { fields: [row.field] } });
    const raw = row.typed === undefined ? {} : { [kind]: row.typed };
    expect((await save(formId, raw)).status).toBe(200);
    const [first] = await stored(formId);
    const kept = JSON.parse(first?.answers ?? '') as Record<string, unknown>;
    const expected = row.value === undefined ? {} : { [kind]: kind === 'password' ? row.text : row.value };
    expect(kept).toEqual(expected);

    const editor = await signedInMember(server);
    const shown = await editor.get(`/api/form-submissions/${first?.id}`);
    expect(shown.json<{ answers: { text: string }[] }>().answers.map(({ text }) => text)).toEqual(
      row.value === undefined ? [] : [row.text],
    );

    for (const [refused, reason] of row.refused) {
      const answer = await visitor.send('POST', `/api/rest/forms/validate/${formId}`, { body: { [kind]: refused } });
      const { errors } = answer.json<{ errors: Record<string, string> }>();
      expect([answer.status, errors[kind]]).toEqual([400, expect.stringMatching(patternOf(reason))]);
    }
    const required = await addForm(server, { form: { fields: [{ ...row.field, required: true }] } });
    const blank = await visitor.send('POST', `/api/rest/forms/validate/${required}`, { body: {} });
    expect([blank.status, blank.json<{ errors?: object }>().errors]).toEqual(
      row.canBeRequired ? [400, { [kind]: 'Required' }] : [200, undefined],
    );
  });
});

describe('the e-mail rule', () => {
  it('allows long endings, until the website is strict (D-066)', async () => {
    const formId = await addForm(server);
    const typed = { ...good, email: 'name@studio.photography' };
    expect((await save(formId, typed)).status).toBe(200);
    await setSettings(server, server.website, { strictEmailEndings: true });
    expect((await save(formId, typed)).json()).toMatchObject({ errors: { email: expect.any(String) } });
    expect((await save(formId, { ...good, email: 'name@studio.info' })).status).toBe(200);
    await setSettings(server, server.website, {});
    expect((await save(formId, typed)).status).toBe(200);
  });

  it('lets text areas lose their limit with the flag (D-068)', async () => {
    const field = { id: 'a', kind: 'textarea', title: 'A', maxLength: 3 };
    const formId = await addForm(server, { form: { fields: [field] } });
    expect((await save(formId, { a: 'four' })).json()).toMatchObject({
      errors: { a: 'You have exceeded the character limit.' },
    });
    await setSettings(server, server.website, { formTextareaMaxLength: false });
    expect((await save(formId, { a: 'four' })).status).toBe(200);
    await setSettings(server, server.website, {});
  });
});

describe('limits (D-009)', () => {
  it('ten submissions a minute for an address and a form, in the stated words', async () => {
    const [formId, other] = [await addForm(server), await addForm(server)];
    const answers = [];
    for (let index = 0; index < 11; index += 1) answers.push(await save(formId, good));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(answers.at(-1)?.json()).toMatchObject({ error: words.tooMany });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await save(other, good)).status).toBe(200);
    visitor = server.visitor();
    expect((await save(formId, good)).status).toBe(200);
    expect(await stored(formId)).toHaveLength(11);
  });

  it('thirty keys a minute for an address', async () => {
    const statuses = [];
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await visitor.send('POST', '/api/form/FormSubmissionKey')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});

async function newKey(): Promise<string> {
  return (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>().key;
}

function payload(formId: string, answers: object, key: string) {
  return submissionPayload({ formId, key, answers: answers as never, page });
}

async function save(formId: string, answers: object, more: { key?: string | undefined; formVersion?: number } = {}) {
  const key = 'key' in more ? more.key : await newKey();
  return visitor.send('POST', '/api/form/SaveFormSubmission', {
    body: { ...payload(formId, answers, ''), ...more, key },
  });
}

async function stored(formId: string) {
  return server.database.kysely
    .selectFrom('form_submission')
    .selectAll()
    .where('website_id', '=', server.website.id)
    .where('form_id', '=', formId)
    .orderBy('id')
    .execute();
}

async function archivedForm(): Promise<string> {
  const formId = await addForm(server);
  const editor = await signedInMember(server);
  expect((await editor.delete(`/api/forms/${formId}?version=1`)).status).toBe(200);
  return formId;
}

/** The specified text, with a wildcard in place of the input. */
function patternOf(reason: FieldErrorReason): RegExp {
  const text = fieldWords[reason].replace('{email}', 'user@domain.com');
  const parts = text.split('{val}').map((part) => part.replaceAll(/[.?*+()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

test('the form of these tests is one that can be read', () => {
  expect(readForm({ id: 'a', name: 'A', fields: kindCases.map(({ field }) => field) }).ok).toBe(true);
});

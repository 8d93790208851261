import { formMessages } from '@awning/forms';
import { kindCases } from '@awning/forms/kind-cases';
import { TeamRole, type TeamRoleCode } from '@awning/site-model';
import { addForm, eventually, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { captchaFeature } from '../../../people/captcha/feature.ts';
import { teamFeature } from '../../../people/team/feature.ts';
import type { Feature } from '../../../platform/feature.ts';
import { newsletterFeature } from '../../newsletter/feature.ts';
import { renderingFeature } from '../../rendering/feature.ts';
import { formFeature } from '../feature.ts';

const { submission: words, captcha: captchaWords } = formMessages('en');

let server: TestServer;
let visitor: Visitor;
let tracked: string[] = [];
beforeAll(async () => {
  const listening: Feature = {
    name: 'listening',
    eventSinks: () => [(event) => void tracked.push(event.name)],
  };
  const features = [teamFeature, captchaFeature, formFeature, newsletterFeature, renderingFeature, listening];
  server = await startTestServer({ features });
});
afterAll(() => server.close());
beforeEach(() => {
  visitor = server.visitor();
  tracked = [];
});

const good = { 'field.email': 'ada@example.com', 'field.message': 'Hello', 'field.name.first': 'Ada' };
const page = {
  pageTitle: 'Contact',
  pageId: 'c1',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: '1',
};

describe('a form without scripts', () => {
  it('is stored, and leads to thanks', async () => {
    const formId = await addForm(server, { form: { submissionMessage: 'We <b>read</b> everything.' } });
    const answer = await visitor.submit(`/form/${formId}`, { ...good, ...page });
    expect([answer.status, answer.headers['location']]).toEqual([303, `/form/${formId}/sent?from=%2Fcontact`]);
    expect(await stored(formId)).toMatchObject([
      {
        email: 'ada@example.com',
        page_title: 'Contact',
        page_kind: 'collection',
        page_path: '/contact',
        key_hash: null,
      },
    ]);
    const thanks = await visitor.get(String(answer.headers['location']));
    expect(thanks.status).toBe(200);
    expect(thanks.text).toContain('We &lt;b&gt;read&lt;/b&gt; everything.');
    expect(thanks.text).toContain('href="/contact"');
    expect(tracked).toEqual(['Lead']);
  });

  it('is no event when the team sends it, unless viewing is all that the member may do', async () => {
    const formId = await addForm(server);
    const send = async (roles: readonly TeamRoleCode[]) => {
      const member = await signedInMember(server, { roles });
      expect((await member.submit(`/form/${formId}`, { ...good, ...page })).status).toBe(303);
    };
    await send([TeamRole.EDITOR]);
    await send([TeamRole.VIEWER, TeamRole.EDITOR]);
    expect(tracked).toEqual([]);
    await send([TeamRole.VIEWER]);
    expect(tracked).toEqual(['Lead']);
  });

  it('comes again with what was typed and what is wrong, but without passwords', async () => {
    const fields = [
      { id: 'email', kind: 'email', title: 'Email', required: true },
      { id: 'message', kind: 'textarea', title: 'Message' },
      { id: 'secret', kind: 'password', title: 'Password' },
    ];
    const formId = await addForm(server, { form: { fields } });
    const typed = { 'field.email': '"><i>ada', 'field.message': 'Kept </textarea>', 'field.secret': 'hunter2' };
    const answer = await visitor.submit(`/form/${formId}`, { ...typed, ...page });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Email addresses should follow the format');
    expect(answer.text).toContain('&quot;&gt;&lt;i&gt;ada');
    expect(answer.text).toContain('Kept &lt;/textarea&gt;');
    expect(answer.text).not.toContain('hunter2');
    expect(answer.text).not.toContain('"><i>');
    expect(await stored(formId)).toEqual([]);
  });

  it('speaks the language of its page', async () => {
    const formId = await addForm(server, { texts: { de: { name: 'Kontakt' } } });
    const answer = await visitor.submit(`/de/form/${formId}`, page);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('Kontakt')]);
    expect(answer.text).toContain(formMessages('de').errors.required);
  });

  it('goes where the owner wants', async () => {
    const formId = await addForm(server, { form: { successRedirect: '/thank-you' } });
    expect((await visitor.submit(`/form/${formId}`, good)).headers['location']).toBe('/thank-you');
    const strange = await visitor.get(`/form/${formId}/sent`, { host: `${server.website.host}:99999` });
    expect([strange.status, strange.headers['refresh']]).toEqual([
      200,
      `0; url=http://${server.website.host}/thank-you`,
    ]);
    const away = await addForm(server, { form: { successRedirect: 'https://example.com/a?b=1' } });
    const location = String((await visitor.submit(`/form/${away}`, good)).headers['location']);
    expect(location).toBe(`/form/${away}/sent`);
    expect((await visitor.get(location)).headers['refresh']).toBe('0; url=https://example.com/a?b=1');
  });

  it('thanks where a redirect was published that is no address', async () => {
    const formId = await addForm(server, { form: { submissionMessage: 'Thanks all the same.' } });
    await publishedLongAgo(formId, { successRedirect: 'https://[' });
    const sent = await visitor.submit(`/form/${formId}`, good);
    expect([sent.status, sent.headers['location']]).toEqual([303, `/form/${formId}/sent`]);
    const thanks = await visitor.get(`/form/${formId}/sent`);
    expect([thanks.status, thanks.headers['refresh']]).toEqual([200, undefined]);
    expect(thanks.text).toContain('Thanks all the same.');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b'])(
    'leads back to no other site (%s)',
    async (from) => {
      const formId = await addForm(server);
      const answer = await visitor.submit(`/form/${formId}`, { ...good, pagePath: from });
      expect(answer.headers['location']).toBe(`/form/${formId}/sent`);
      const sent = await visitor.get(`/form/${formId}/sent?from=${encodeURIComponent(from)}`);
      expect(sent.text).not.toContain('evil.example');
    },
  );

  it('with a captcha needs scripts and says so', async () => {
    const admin = await signedInMember(server);
    const settings = await admin.put('/api/captcha/settings', { provider: 'altcha' });
    await eventually(async () => expect((await admin.get('/api/captcha/settings')).text).toBe(settings.text));
    const formId = await addForm(server, { form: { captchaEnabled: true } });
    const answer = await visitor.submit(`/form/${formId}`, { ...good, ...page });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(captchaWords.needsScripts)]);
    expect(answer.text).toContain('ada@example.com');
    expect(await stored(formId)).toEqual([]);
    const none = await admin.put('/api/captcha/settings', { provider: 'none' });
    await eventually(async () => expect((await admin.get('/api/captcha/settings')).text).toBe(none.text));
  });

  it('of a newsletter subscribes (FORM-050 at the track() door)', async () => {
    const fields = [{ id: 'email', kind: 'email', title: 'Email' }];
    const formId = await addForm(server, { form: { formType: 'newsletter', fields } });
    await visitor.submit(`/form/${formId}`, { 'field.email': 'new@example.com' });
    expect(tracked).toEqual(['CompleteRegistration']);
  });

  it('takes hidden fields from the address of its page (D-078)', async () => {
    const fields = [{ id: 'from', kind: 'hidden', key: 'source', value: 'direct' }];
    const formId = await addForm(server, { form: { fields } });
    const send = (referer: string) =>
      visitor.send('POST', `/form/${formId}`, {
        body: 'field.from=direct',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', referer },
      });
    await send(`http://${server.website.host}/contact?source=letter`);
    await send('http://evil.example/contact?source=evil');
    expect((await stored(formId)).map(({ answers }) => JSON.parse(answers))).toEqual([
      { from: 'letter' },
      { from: 'direct' },
    ]);
  });

  it('is refused from another site, and when it does not exist', async () => {
    const formId = await addForm(server);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
    expect((await visitor.send('POST', `/form/${formId}`, { body: 'a=1', headers })).status).toBe(403);
    const elsewhere = await addForm(server, { website: server.otherWebsite });
    expect((await visitor.submit(`/form/${elsewhere}`, good)).status).toBe(404);
    expect((await visitor.get(`/form/${elsewhere}`)).status).toBe(404);
    expect((await visitor.get(`/form/${elsewhere}/sent`)).status).toBe(404);
  });

  it('is limited like any other, in the stated words', async () => {
    const formId = await addForm(server);
    const answers = [];
    for (let index = 0; index < 11; index += 1) answers.push(await visitor.submit(`/form/${formId}`, good));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 303), 429]);
    expect(answers.at(-1)?.text).toContain(words.tooMany);
  });

  it('has a page of its own', async () => {
    const formId = await addForm(server);
    const answer = await visitor.get(`/form/${formId}`);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, expect.stringContaining('private')]);
    expect(answer.text).toContain(`action="/form/${formId}"`);
  });
});

test('the 19 kinds as a page without scripts posts them', async () => {
  const formId = await addForm(server, { form: { fields: kindCases.map(({ field }) => field) } });
  const body = new URLSearchParams(
    kindCases.flatMap(({ posted }) =>
      Object.entries(posted).flatMap(([name, value]) => [value].flat().map((text) => [name, text])),
    ),
  ).toString();
  const answer = await visitor.send('POST', `/form/${formId}`, {
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status).toBe(303);
  const [row] = await stored(formId);
  const expected = kindCases.flatMap(({ kind, value, text }) =>
    value === undefined ? [] : [[kind, kind === 'password' ? text : value]],
  );
  expect(JSON.parse(row?.answers ?? '')).toEqual(Object.fromEntries(expected));
});

describe('owner’s code after a submission (D-077)', () => {
  it('is served for a frame that can touch nothing', async () => {
    const submissionHTML = '<b>Done</b><script>track()</script>';
    const formId = await addForm(server, { form: { submissionHTML } });
    const answer = await visitor.get(`/form/${formId}/after?version=1`);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(submissionHTML)]);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups;/);
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("frame-ancestors 'self'");
    expect((await visitor.get(`/form/${formId}`)).text).not.toContain('track()');
  });

  it('is not shown for a draft, a form in the trash, or a version that no open page can have', async () => {
    const editor = await signedInMember(server);
    const after = async (id: string, query = '') => (await visitor.get(`/form/${id}/after${query}`)).status;
    const form = { name: 'Contact', formType: 'contact', fields: [], submissionHTML: '<b>Secret plans</b>' };
    const { id } = (await editor.post('/api/forms', { body: { form, texts: {} } })).json<{ id: string }>();
    expect([await after(id), await after(id, '?version=1')]).toEqual([404, 404]);
    await editor.post(`/api/forms/${id}/publish`, { version: 1 });
    expect(await after(id, '?version=2')).toBe(200);

    await editor.put(`/api/forms/${id}`, { version: 2, body: { form: { ...form, submissionHTML: '' }, texts: {} } });
    await editor.post(`/api/forms/${id}/publish`, { version: 3 });
    expect([await after(id), await after(id, '?version=2')]).toEqual([404, 200]);
    server.clock.advance({ hours: 1 });
    expect(await after(id, '?version=2')).toBe(404);

    const trashed = await addForm(server, { form });
    await editor.delete(`/api/forms/${trashed}?version=1`);
    expect([await after(trashed), await after(trashed, '?version=1')]).toEqual([404, 404]);
  });

  it('does not come from a translation, which was once not checked', async () => {
    const formId = await addForm(server);
    await publishedLongAgo(formId, {}, { de: { submissionHTML: '<script>track()</script>' } });
    expect((await visitor.get(`/de/form/${formId}/after`)).status).toBe(404);
    expect((await visitor.get(`/de/form/${formId}`)).status).toBe(200);
  });

  it('is nowhere for a form without any', async () => {
    const formId = await addForm(server);
    expect((await visitor.get(`/form/${formId}/after`)).status).toBe(404);
    expect((await visitor.get(`/form/${formId}/after?version=2`)).status).toBe(404);
  });
});

/** A version with settings that no call would accept today. */
async function publishedLongAgo(formId: string, settings: object, texts: object = {}): Promise<void> {
  const { id: websiteId } = server.website;
  await sql`with next as (
      insert into form_version (website_id, form_id, version, definition, texts, published_at, published_by)
      select website_id, form_id, 2, definition::jsonb || ${JSON.stringify(settings)}::jsonb, ${JSON.stringify(texts)}::jsonb,
             published_at, published_by
        from form_version where website_id = ${websiteId} and form_id = ${formId}
      returning version)
    update form set version = next.version from next where website_id = ${websiteId} and id = ${formId}`.execute(
    server.database.kysely,
  );
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

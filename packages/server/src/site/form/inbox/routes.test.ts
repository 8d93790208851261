import { passwordMask } from '@awning/forms';
import { TeamRole } from '@awning/site-model';
import {
  addForm,
  changeForm,
  type MailBox,
  openMailBox,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamFeature } from '../../../people/team/feature.ts';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { formFeature } from '../feature.ts';

let server: TestServer;
let box: MailBox;
let editor: Visitor;
let admin: Visitor;
beforeAll(async () => {
  box = await openMailBox();
  server = await startTestServer({
    features: [teamFeature, mailFeature, formFeature],
    settings: { SMTP_URL: box.url, MAIL_FROM: 'hello@shop.test' },
  });
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
  admin = await signedInMember(server);
});
afterAll(async () => {
  await server.close();
  await box.close();
});

interface Listed {
  readonly submissions: { readonly id: string; readonly summary: string; readonly email: string | null }[];
  readonly nextAfter: string | null;
}

describe('the list of submissions', () => {
  it('has the latest first, page by page, each once', async () => {
    const formId = await addForm(server);
    for (let index = 0; index < 60; index += 1) await send(formId, { email: `p${index}@example.com` });
    const first = await listed(formId);
    const second = await listed(formId, `after=${first.nextAfter}`);
    expect([first.submissions.length, second.submissions.length, second.nextAfter]).toEqual([50, 10, null]);
    expect([...first.submissions, ...second.submissions].map(({ email }) => email)).toEqual(
      Array.from({ length: 60 }, (_, index) => `p${59 - index}@example.com`),
    );
  });

  it('is searched in what was answered, not in passwords', async () => {
    const fields = [
      { id: 'text', kind: 'text', title: 'Text' },
      { id: 'secret', kind: 'password', title: 'Password' },
    ];
    const formId = await addForm(server, { form: { fields } });
    await send(formId, { text: 'A Heron vase, 100% blue_green', secret: 'hunter2' });
    await send(formId, { text: 'Something else', secret: '' });
    const found = async (q: string) => (await listed(formId, `q=${encodeURIComponent(q)}`)).submissions.length;
    expect(await found('hERON')).toBe(1);
    expect(await found('100% blue_')).toBe(1);
    expect(await found('%')).toBe(1);
    expect(await found('/contact')).toBe(2);
    expect(await found('hunter2')).toBe(0);
    expect(await found("' or true --")).toBe(0);
    expect(await found('  ')).toBe(2);
  });

  it('is for ADMIN and EDITOR of this website (D-082)', async () => {
    const formId = await addForm(server);
    await send(formId, { email: 'a@example.com' });
    const path = `/api/forms/${formId}/submissions`;
    expect((await admin.get(path)).status).toBe(200);
    expect((await server.visitor().get(path)).status).toBe(401);
    const other = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER, TeamRole.CAMPAIGNS_EDITOR] });
    expect((await other.get(path)).status).toBe(403);
    const stranger = await signedInMember(server, { website: server.otherWebsite });
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(`/config/forms/${formId}/submissions.csv`)).status).toBe(404);
  });
});

describe('one submission', () => {
  const fields = [
    { id: 'name', kind: 'name', title: 'Name' },
    { id: 'secret', kind: 'password', title: 'Password' },
    { id: 'none', kind: 'text', title: '' },
  ];

  it('shows every answer, passwords masked', async () => {
    const formId = await addForm(server, { form: { fields } });
    const id = await send(formId, { name: ['Ada', 'Lovelace'], secret: 'hunter2' });
    const answer = await editor.get(`/api/form-submissions/${id}`);
    expect(answer.json()).toMatchObject({
      id,
      pageTitle: 'Contact',
      pagePath: '/contact',
      pageKind: 'other',
      webhook: null,
      answers: [
        { fieldId: 'name', title: 'Name', text: 'Ada Lovelace', isAnswered: true, isSecret: false },
        { fieldId: 'secret', title: 'Password', text: passwordMask, isAnswered: true, isSecret: true },
        { fieldId: 'none', title: 'none', text: 'N/A', isAnswered: false },
      ],
    });
    const stranger = await signedInMember(server, { website: server.otherWebsite });
    expect((await stranger.get(`/api/form-submissions/${id}`)).status).toBe(404);
  });

  it('FORM-013: shows a password on request, to ADMIN alone, and writes that down', async () => {
    const formId = await addForm(server, { form: { fields } });
    const id = await send(formId, { secret: 'hunter2' });
    const path = `/api/form-submissions/${id}/passwords`;
    expect((await editor.get(path)).status).toBe(403);
    expect((await admin.get(path)).json()).toEqual({ passwords: { secret: 'hunter2' } });
    const audit = await server.database.kysely
      .selectFrom('audit')
      .select(['what', 'after'])
      .where('website_id', '=', server.website.id)
      .where('subject', '=', `form/${formId}`)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(audit).toEqual([{ what: 'form.passwordsRead', after: { submissionId: id } }]);
    const row = await server.database.kysely
      .selectFrom('form_submission')
      .selectAll()
      .where('website_id', '=', server.website.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify({ ...row, secrets: row.secrets?.toString('latin1') })).not.toContain('hunter2');
  });

  it('is deleted for good, with the mail that told of it', async () => {
    const formId = await addForm(server, { delivery: { notifyEmail: 'owner@shop.test' } });
    const id = await send(formId, { email: 'gone@example.com' });
    await server.runJobs();
    expect(await notifications('gone@example.com')).toHaveLength(1);
    const path = `/api/form-submissions/${id}`;
    expect((await editor.delete(path)).json()).toEqual({ ok: true });
    expect((await editor.get(path)).status).toBe(404);
    expect((await editor.delete(path)).status).toBe(404);
    expect(await notifications('gone@example.com')).toEqual([]);
  });
});

describe('the export', () => {
  it('is a file for spreadsheets in which nothing can start a formula', async () => {
    const fields = [
      { id: 'a', kind: 'text', title: '=Title' },
      { id: 'p', kind: 'password', title: 'Password' },
    ];
    const formId = await addForm(server, { form: { fields } });
    await send(formId, { a: '=HYPERLINK("http://evil.example")', p: 'hunter2' });
    await send(formId, { a: 'two\n"lines"', p: '' });
    const file = await editor.get(`/config/forms/${formId}/submissions.csv`);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="form-${formId}.csv"`,
      'cache-control': 'no-store',
    });
    const moment = server.clock.now().toISOString();
    expect(file.text).toBe(
      [
        '\ufeff"Submitted","Language","Page","Path","\'=Title","Password"',
        `"${moment}","en","Contact","/contact","two""lines""",""`,
        `"${moment}","en","Contact","/contact","'=HYPERLINK(""http://evil.example"")","${passwordMask}"`,
        '',
      ].join('\r\n'),
    );
  });

  it('has the questions of all versions, and every submission once however many there are', async () => {
    const formId = await addForm(server);
    for (let index = 0; index < 3; index += 1) await send(formId, { email: `v1-${index}@example.com` });
    const second = { name: 'Contact', fields: [{ id: 'phone', kind: 'text', title: 'Phone' }] };
    await changeForm(editor, formId, second);
    await send(formId, { phone: '123' });
    await copySubmissions(formId, 600);
    const file = await editor.get(`/config/forms/${formId}/submissions.csv`);
    const lines = file.text.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufeff"Submitted","Language","Page","Path","Phone","Name","Email","Message"');
    expect(lines).toHaveLength(1 + 4 + 600);
    expect(lines.filter((line) => line.includes('v1-0@example.com'))).toHaveLength(1 + 600);
    const some = await editor.get(`/config/forms/${formId}/submissions.csv?q=v1-1`);
    expect(some.text.trimEnd().split('\r\n')).toHaveLength(2);
  });
});

describe('retention', () => {
  it('deletes what is older than its form keeps it, with the mails, and nothing else', async () => {
    const delivery = { retentionDays: 30, notifyEmail: 'owner@shop.test' };
    const [kept, limited] = [await addForm(server), await addForm(server, { delivery })];
    const elsewhere = await addForm(server, { website: server.otherWebsite, delivery: { retentionDays: 30 } });
    await send(kept, { email: 'kept@example.com' });
    await send(limited, { email: 'old@example.com' });
    await send(elsewhere, { email: 'other@example.com' }, server.otherWebsite);
    server.clock.advance({ days: 29 });
    await send(limited, { email: 'young@example.com' });
    await sweep();
    expect(await emailsOf(limited)).toEqual(['old@example.com', 'young@example.com']);
    server.clock.advance({ days: 1, seconds: 1 });
    await sweep();
    expect(await emailsOf(limited)).toEqual(['young@example.com']);
    expect(await emailsOf(kept)).toEqual(['kept@example.com']);
    expect(await emailsOf(elsewhere, server.otherWebsite.id)).toEqual([]);
    expect(await notifications('old@example.com')).toEqual([]);
    expect(await notifications('young@example.com')).toHaveLength(1);
  });
});

describe('the notification', () => {
  it('tells the owner, and an answer goes to the visitor', async () => {
    const fields = [
      { id: 'email', kind: 'email', title: 'Email <x>' },
      { id: 'text', kind: 'textarea', title: 'Text' },
      { id: 'secret', kind: 'password', title: 'Password' },
    ];
    const delivery = { notifyEmail: 'owner@shop.test' };
    const formId = await addForm(server, { form: { name: 'Contact & more', fields }, delivery });
    const id = await send(formId, { email: 'ada@example.com', text: '<b>Hi</b>\nthere', secret: 'hunter2' });
    await server.runJobs();
    const received = box.mails.filter(({ source }) => source.includes('Subject: Contact & more: a new submission\r\n'));
    expect(received).toMatchObject([{ to: ['owner@shop.test'] }]);
    const { source } = received[0]!;
    expect(source).toMatch(/^Reply-To: ada@example\.com\r$/m);
    expect(source).not.toContain('hunter2');
    const [mail] = await notifications('ada@example.com');
    expect(mail!.html).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(mail!.html).not.toContain('<b>Hi');
    expect(mail!.text).toContain(`http://${server.website.host}/config/forms/${formId}/submissions/${id}`);
    expect(mail!.text).toContain(passwordMask);
  });

  it('is written with the submission or not at all', async () => {
    const formId = await addForm(server, { delivery: { notifyEmail: 'owner@shop.test' } });
    const visitor = server.visitor();
    const body = { key: 'wrong', formId, form: JSON.stringify({ email: 'never@example.com' }) };
    expect((await visitor.send('POST', '/api/form/SaveFormSubmission', { body })).status).toBe(401);
    expect(await notifications('never@example.com')).toEqual([]);
  });
});

async function listed(formId: string, query = ''): Promise<Listed> {
  return (await editor.get(`/api/forms/${formId}/submissions?${query}`)).json();
}

async function send(formId: string, answers: object, website = server.website): Promise<string> {
  const visitor = server.visitor(website);
  const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
  const body = { key, formId, form: JSON.stringify(answers), pageTitle: 'Contact', pagePath: '/contact' };
  const answer = await visitor.send('POST', '/api/form/SaveFormSubmission', { body });
  expect(answer.status).toBe(200);
  return answer.json<{ submissionId: string }>().submissionId;
}

async function sweep(): Promise<void> {
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
  await server.parts.jobs.add(server.database, 'form.sweep', {});
  await server.runJobs();
}

async function emailsOf(formId: string, websiteId = server.website.id): Promise<(string | null)[]> {
  const rows = await server.database.kysely
    .selectFrom('form_submission')
    .select('email')
    .where('website_id', '=', websiteId)
    .where('form_id', '=', formId)
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}

async function notifications(text: string) {
  return server.database.kysely
    .selectFrom('mail')
    .select(['html', 'text'])
    .where('website_id', '=', server.website.id)
    .where('kind', '=', 'form-notification')
    .where('text', 'like', `%${text}%`)
    .execute();
}

/** Inserts many copies, which is faster than the call. */
async function copySubmissions(formId: string, count: number): Promise<void> {
  const row = await server.database.kysely
    .selectFrom('form_submission')
    .selectAll()
    .where('website_id', '=', server.website.id)
    .where('form_id', '=', formId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, index) => ({
    ...row,
    id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    key_hash: null,
  }));
  await server.database.kysely.insertInto('form_submission').values(copies).execute();
}

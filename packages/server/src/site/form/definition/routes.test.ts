import { fieldKinds, TeamRole } from '@awning/site-model';
import { signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamFeature } from '../../../people/team/feature.ts';
import { formFeature } from '../feature.ts';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, formFeature] });
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR], name: 'Edi Tor' });
});
afterAll(() => server.close());

const contact = {
  name: 'Contact',
  formType: 'contact',
  fields: [
    { id: 'email', kind: 'email', title: 'Email', required: true },
    { id: 'topic', kind: 'select', title: 'Topic', options: ['Price', 'Delivery'] },
  ],
};

interface FormAnswer {
  readonly version: number;
  readonly currentVersion: number;
  readonly form: { readonly fields: readonly { readonly title: string }[] };
  readonly webhookSecret: string | null;
}

describe('GetTemplateSchema', () => {
  it('FORM-065: takes the query parameter type and answers with a schema', async () => {
    const answer = await editor.get('/api/template/GetTemplateSchema?type=custom');
    const schema = answer.json<{ type: string; fields: { kind: string; title: string; properties: object }[] }>();
    expect([answer.status, schema.type]).toEqual([200, 'custom']);
    expect(schema.fields.map(({ kind }) => kind)).toEqual(fieldKinds);
    expect(schema.fields[0]).toMatchObject({ title: expect.any(String), properties: { title: { type: 'string' } } });
    const other = (await editor.get('/api/template/GetTemplateSchema?type=contact')).json<typeof schema>();
    expect([other.type, other.fields.map(({ kind }) => kind)]).toEqual([
      'contact',
      ['name', 'email', 'text', 'textarea'],
    ]);
  });

  it('knows no other types, and is for the team alone', async () => {
    expect((await editor.get('/api/template/GetTemplateSchema?type=survey')).status).toBe(404);
    expect((await editor.get('/api/template/GetTemplateSchema')).status).toBe(400);
    expect((await server.visitor().get('/api/template/GetTemplateSchema?type=contact')).status).toBe(401);
  });
});

describe('publishing', () => {
  it('keeps every version as it was', async () => {
    const { id } = await created(contact);
    const changed = { ...contact, name: 'Write to us', fields: contact.fields.slice(0, 1) };
    const second = await editor.post(`/api/forms/${id}/versions`, { form: changed });
    expect(second.json()).toEqual({ id, version: 2 });

    const current = (await editor.get(`/api/forms/${id}`)).json<FormAnswer>();
    expect(current).toMatchObject({ name: 'Write to us', version: 2, currentVersion: 2, publishedBy: 'Edi Tor' });
    expect(current.form.fields).toHaveLength(1);
    const first = (await editor.get(`/api/forms/${id}?version=1`)).json<FormAnswer>();
    expect([first.version, first.currentVersion, first.form.fields.length]).toEqual([1, 2, 2]);
    expect((await editor.get(`/api/forms/${id}?version=3`)).status).toBe(404);
  });

  it('cannot be undone behind its back', async () => {
    const { id } = await created(contact);
    const change = sql`update form_version set definition = '{}' where website_id = ${server.website.id} and form_id = ${id}`;
    await expect(change.execute(server.database.kysely)).rejects.toThrow('never changes');
  });

  it('of several at once gives each its own number', async () => {
    const { id } = await created(contact);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => editor.post(`/api/forms/${id}/versions`, { form: contact })),
    );
    const versions = answers.map((answer) => answer.json<{ version: number }>().version);
    expect(versions.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each([
    [{ ...contact, fields: [{ id: 'a', kind: 'file' }] }, 'unknown-kind', 'fields.0.kind'],
    [{ ...contact, successRedirect: 'javascript:alert(1)' }, 'redirect', 'successRedirect'],
    [{ ...contact, successRedirect: 'https://[' }, 'redirect', 'successRedirect'],
    [{ ...contact, successRedirect: 'https://shop.example:99999/thanks' }, 'redirect', 'successRedirect'],
    [{ ...contact, formType: 'newsletter', fields: [] }, 'no-email-field', 'fields'],
    [{ name: '' }, 'setting', 'name'],
    [
      { ...contact, formType: 'additional-fields', fields: [{ id: 'p', kind: 'password' }] },
      'passwordInCart',
      'fields.0.kind',
    ],
  ])('refuses %j', async (form, reason, path) => {
    const answer = await editor.post('/api/forms', { form });
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({ reason, errors: { [path]: expect.any(String) } }),
    ]);
  });

  it('is written down with who did it', async () => {
    const { id } = await created(contact);
    await editor.post(`/api/forms/${id}/versions`, { form: contact });
    await editor.post(`/api/forms/${id}/archive`, { isArchived: true });
    const rows = await server.database.kysely
      .selectFrom('audit')
      .select(['what', 'who'])
      .where('website_id', '=', server.website.id)
      .where('subject', '=', `form/${id}`)
      .orderBy('id')
      .execute();
    expect(rows.map(({ what }) => what)).toEqual(['form.created', 'form.published', 'form.archived']);
    expect(new Set(rows.map(({ who }) => who))).toEqual(new Set(['Edi Tor']));
  });
});

describe('translations', () => {
  const de = { name: 'Kontakt', fields: { topic: { title: 'Thema', options: ['Preis', 'Lieferung'] } } };

  it('are stored beside the definition', async () => {
    const { id } = await created(contact, { texts: { de } });
    expect((await editor.get(`/api/forms/${id}`)).json()).toMatchObject({ name: 'Contact', texts: { de } });
  });

  it.each([
    [{ fields: { nothing: { title: 'x' } } }, 'texts.de.fields.nothing'],
    [{ fields: { topic: { options: ['Preis'] } } }, 'texts.de.fields.topic.options'],
    [{ fields: { topic: { options: ['Preis', 'Preis'] } } }, 'texts.de.fields.1.options'],
    [{ successRedirect: '//evil.example' }, 'texts.de.successRedirect'],
  ])('must fit it: %j', async (texts, path) => {
    const answer = await editor.post('/api/forms', { form: contact, texts: { de: texts } });
    expect([answer.status, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, [path]]);
  });
});

describe('where submissions go', () => {
  const delivery = { storageTarget: 'submissions', notifyEmail: null, webhookUrl: null, retentionDays: null };

  it('can be changed, and the secret of the webhook stays', async () => {
    const { id } = await created(contact);
    const read = async () => (await editor.get(`/api/forms/${id}`)).json<FormAnswer & { delivery: object }>();
    expect(await read()).toMatchObject({ delivery, webhookSecret: null });
    const wanted = {
      ...delivery,
      notifyEmail: 'owner@shop.test',
      webhookUrl: 'https://hook.example/a',
      retentionDays: 30,
    };
    expect((await editor.put(`/api/forms/${id}/delivery`, wanted)).status).toBe(200);
    const { webhookSecret, ...form } = await read();
    expect(form).toMatchObject({ delivery: wanted });
    expect(webhookSecret).toMatch(/^[0-9a-f]{64}$/);
    await editor.put(`/api/forms/${id}/delivery`, { ...wanted, webhookUrl: 'https://hook.example/b' });
    expect((await read()).webhookSecret).toBe(webhookSecret);
    const stored = await server.database.kysely
      .selectFrom('form')
      .select('webhook_secret')
      .where('website_id', '=', server.website.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.webhook_secret!.toString('latin1')).not.toContain(webhookSecret);
  });

  it.each([
    ['notifyEmail', 'nobody', 'notifyEmailInvalid'],
    ['webhookUrl', 'ftp://hook.example', 'webhookInvalid'],
    ['webhookUrl', 'https://user:word@hook.example', 'webhookInvalid'],
    ['webhookUrl', 'http://127.0.0.1:9/', 'webhookPrivate'],
    ['webhookUrl', 'http://localhost/', 'webhookPrivate'],
    ['webhookUrl', 'http://[::1]/', 'webhookPrivate'],
    ['webhookUrl', 'http://169.254.169.254/latest', 'webhookPrivate'],
  ])('refuses %s %s', async (name, value, reason) => {
    const { id } = await created(contact);
    const answer = await editor.put(`/api/forms/${id}/delivery`, { ...delivery, [name]: value });
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({ reason, errors: { [name]: expect.any(String) } }),
    ]);
  });
});

describe('the list', () => {
  it('has the forms of this website with their numbers, archived ones last', async () => {
    const { id } = await created({ ...contact, name: 'Archived' });
    await editor.post(`/api/forms/${id}/archive`, { isArchived: true });
    const elsewhere = await signedInMember(server, { website: server.otherWebsite });
    await elsewhere.post('/api/forms', { form: { ...contact, name: 'Strange' } });
    const { forms } = (await editor.get('/api/forms')).json<{ forms: { name: string; isArchived: boolean }[] }>();
    expect(forms.find(({ isArchived }) => isArchived)).toMatchObject({
      name: 'Archived',
      submissionCount: 0,
      version: 1,
    });
    const firstArchived = forms.findIndex(({ isArchived }) => isArchived);
    expect(forms.slice(firstArchived).every(({ isArchived }) => isArchived)).toBe(true);
    expect(forms.map(({ name }) => name)).not.toContain('Strange');
    expect((await elsewhere.get(`/api/forms/${id}`)).status).toBe(404);
  });
});

async function created(form: object, more: object = {}): Promise<{ id: string }> {
  const answer = await editor.post('/api/forms', { form, ...more });
  expect(answer.json()).toEqual({ id: expect.any(String), version: 1 });
  return answer.json();
}

import { TeamRole } from '@awning/site-model';
import {
  type Answer,
  addForm,
  addProduct,
  addStorePage,
  confirmMembers,
  endedOrBlocked,
  layoutOf,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertLayout } from '../../content/store.ts';
import { formMessages } from '../messages.ts';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
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

interface FormDocument {
  readonly id: string;
  readonly version: number;
  readonly isVisible: boolean;
  readonly body: { readonly form: { readonly name: string; readonly fields: readonly object[] } };
}

describe('a form', () => {
  it('is not visible before it is published, and each publication adds a version', async () => {
    const { id } = await created(contact);
    expect(await statusFor(id)).toBe(404);
    await saved(id, 1, { ...contact, name: 'Contact us' });
    expect([await versionsOf(id), await statusFor(id)]).toEqual([[1], 404]);
    await published(id, 2);
    expect([await versionsOf(id), await statusFor(id)]).toEqual([[1, 2], 200]);
    await saved(id, 3, { ...contact, name: 'Write to us', fields: contact.fields.slice(0, 1) });
    expect([await versionsOf(id), await nameShown(id)]).toEqual([[1, 2], 'Contact us']);
    await published(id, 4);
    expect([await versionsOf(id), await nameShown(id)]).toEqual([[1, 2, 3], 'Write to us']);
  });

  it('keeps an answered version, whatever happens to the form afterwards', async () => {
    const id = await addForm(server, { form: contact });
    const sent = await server.visitor().submit(`/form/${id}`, { 'field.email': 'ada@example.com' });
    expect(sent.status).toBe(303);
    expect((await editor.delete(`/api/forms/${id}?version=1`)).status).toBe(200);
    expect(await statusFor(id)).toBe(404);
    expect(
      (await editor.get(`/api/forms/${id}/submissions`)).json<{ submissions: object[] }>().submissions,
    ).toHaveLength(1);
    expect((await editor.post(`/api/forms/${id}/recover`)).status).toBe(200);
    expect([await statusFor(id), await versionsOf(id)]).toEqual([200, [1, 2]]);
  });

  it('is deleted for good with what was sent with it', async () => {
    const id = await addForm(server, { form: contact, delivery: { notifyEmail: 'owner@shop.test' } });
    await server.visitor().submit(`/form/${id}`, { 'field.email': 'ada@example.com' });
    const mailsOf = () =>
      server.database.kysely
        .selectFrom('mail')
        .select('id')
        .where('website_id', '=', server.website.id)
        .where('recipient', '=', 'owner@shop.test')
        .execute();
    expect(await mailsOf()).toHaveLength(1);
    await editor.delete(`/api/forms/${id}?version=1`);
    await confirmMembers(server);
    expect((await editor.delete(`/api/trash/form/${id}`)).status).toBe(200);
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from form_submission
      where website_id = ${server.website.id} and form_id = ${id}`.execute(server.database.kysely);
    expect([rows, await mailsOf()]).toEqual([[{ count: 0 }], []]);
  });

  it('stays while a product asks with it', async () => {
    const id = await addForm(server, { form: { ...contact, formType: 'additional-fields' } });
    await addProduct(server, { additionalFieldsFormId: id });
    const answer = await editor.delete(`/api/forms/${id}?version=1`);
    expect([answer.status, answer.json()]).toMatchObject([
      409,
      { reason: 'needed', message: formMessages.usedByProducts },
    ]);
  });

  it('stays when a product that asks with it is written at the same moment', async () => {
    const id = await addForm(server, { form: { ...contact, formType: 'additional-fields' } });
    const product = await addProduct(server);
    let trashing: Promise<Answer> | undefined;
    await server.database.transaction(async ({ kysely }) => {
      await sql`select id from form where website_id = ${server.website.id} and id = ${id} for share`.execute(kysely);
      await sql`update product set additional_fields_form_id = ${id}
        where website_id = ${server.website.id} and id = ${product.id}`.execute(kysely);
      trashing = editor.delete(`/api/forms/${id}?version=1`);
      await endedOrBlocked(server, trashing);
    });
    const answer = await trashing;
    expect([answer?.status, answer?.json()]).toMatchObject([409, { message: formMessages.usedByProducts }]);
  });

  it('stays while a page shows it', async () => {
    const id = await addForm(server, { form: contact });
    const document = layoutOf({ en: [{ type: 'form', props: { id: 'b1', formId: id } }] });
    const page = await addStorePage(server);
    await upsertLayout(server.database, server.website.id, `page:${page}`, server.clock.now(), document);
    const answer = await editor.delete(`/api/forms/${id}?version=1`);
    expect([answer.status, answer.json()]).toMatchObject([
      409,
      { reason: 'needed', message: formMessages.usedByPages },
    ]);
  });

  it('has versions that nothing changes behind their back', async () => {
    const { id } = await created(contact);
    const change = sql`update form_version set definition = '{}' where website_id = ${server.website.id} and form_id = ${id}`;
    await expect(change.execute(server.database.kysely)).rejects.toThrow('never changes');
  });

  it.each([
    [{ ...contact, fields: [{ id: 'a', kind: 'file' }] }, 'body.form.fields.0.kind'],
    [{ ...contact, successRedirect: 'javascript:alert(1)' }, 'body.form.successRedirect'],
    [{ ...contact, successRedirect: 'https://[' }, 'body.form.successRedirect'],
    [{ ...contact, successRedirect: 'https://shop.example:99999/thanks' }, 'body.form.successRedirect'],
    [{ ...contact, formType: 'newsletter', fields: [] }, 'body.form.fields'],
    [{ name: '' }, 'body.form.name'],
    [{ ...contact, formType: 'additional-fields', fields: [{ id: 'p', kind: 'password' }] }, 'body.form.fields.0.kind'],
  ])('is refused as %j', async (form, path) => {
    const answer = await editor.post('/api/forms', { body: { form, texts: {} } });
    expect([answer.status, answer.json()]).toMatchObject([400, { errors: { [path]: expect.any(String) } }]);
  });
});

describe('translations', () => {
  const de = { name: 'Kontakt', fields: { topic: { title: 'Thema', options: ['Preis', 'Lieferung'] } } };

  it('are a part of the form', async () => {
    const { id } = await created(contact, { de });
    expect((await editor.get(`/api/forms/${id}`)).json()).toMatchObject({ body: { texts: { de } } });
  });

  it.each([
    [{ fields: { nothing: { title: 'x' } } }, 'body.texts.de.fields.nothing'],
    [{ fields: { topic: { options: ['Preis'] } } }, 'body.texts.de.fields.topic.options'],
    [{ fields: { topic: { options: ['Preis', 'Preis'] } } }, 'body.texts.de.fields.1.options'],
    [{ successRedirect: '//evil.example' }, 'body.texts.de.successRedirect'],
    [{ submissionHTML: '<script>track()</script>' }, 'body.texts.de.submissionHTML'],
  ])('must fit it: %j', async (texts, path) => {
    const answer = await editor.post('/api/forms', { body: { form: contact, texts: { de: texts } } });
    expect([answer.status, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, [path]]);
  });
});

it('the list has the forms of this website with their numbers, by type and by part of a name', async () => {
  const { id } = await created({ ...contact, name: 'Kiln visits' });
  const newsletter = await addForm(server, {
    form: { name: 'Letters from the kiln', formType: 'newsletter', fields: contact.fields.slice(0, 1) },
  });
  const elsewhere = await signedInMember(server, { website: server.otherWebsite });
  await elsewhere.post('/api/forms', { body: { form: { ...contact, name: 'A strange kiln' }, texts: {} } });
  interface List {
    rows: { id: string; title: string; facts: Record<string, unknown> }[];
  }
  const listed = async (query: string) => (await editor.get(`/api/forms?${query}`)).json<List>().rows;
  expect((await listed('search=KILN')).map((row) => row.id)).toEqual([newsletter, id]);
  expect((await listed('search=kiln&formType=newsletter')).map((row) => row.id)).toEqual([newsletter]);
  expect((await listed('search=kiln visits'))[0]).toMatchObject({
    title: 'Kiln visits',
    facts: { formType: 'contact', version: 1, isArchived: true, submissionCount: 0, latestSubmissionAt: null },
  });
  expect((await elsewhere.get(`/api/forms/${id}`)).status).toBe(404);
});

async function created(form: object, texts: object = {}): Promise<FormDocument> {
  const answer = await editor.post('/api/forms', { body: { form, texts } });
  expect([answer.status, answer.json()]).toMatchObject([200, { version: 1, isVisible: false }]);
  return answer.json();
}

async function saved(id: string, version: number, form: object): Promise<void> {
  expect((await editor.put(`/api/forms/${id}`, { version, body: { form, texts: {} } })).status).toBe(200);
}

async function published(id: string, version: number): Promise<void> {
  expect((await editor.post(`/api/forms/${id}/publish`, { version })).status).toBe(200);
}

/** The response to a visitor who opens the form's own page. */
async function statusFor(id: string): Promise<number> {
  return (await server.visitor().get(`/form/${id}`)).status;
}

async function nameShown(id: string): Promise<string> {
  const { text } = await server.visitor().get(`/form/${id}`);
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1]?.trim() ?? text;
}

async function versionsOf(id: string): Promise<number[]> {
  const rows = await server.database.kysely
    .selectFrom('form_version')
    .select('version')
    .where('website_id', '=', server.website.id)
    .where('form_id', '=', id)
    .orderBy('version')
    .execute();
  return rows.map(({ version }) => version);
}

import { fieldKinds, TeamRole } from '@awning/site-model';
import { addForm, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
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

interface DeliveryAnswer {
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

describe('where submissions go', () => {
  const delivery = { storageTarget: 'submissions', notifyEmail: null, webhookUrl: null, retentionDays: null };

  it('can be changed, and the secret of the webhook stays', async () => {
    const { id } = await created(contact);
    const read = async () => (await editor.get(`/api/forms/${id}/delivery`)).json<DeliveryAnswer>();
    expect(await read()).toEqual({ ...delivery, webhookSecret: null });
    const wanted = {
      ...delivery,
      notifyEmail: 'owner@shop.test',
      webhookUrl: 'https://hook.example/a',
      retentionDays: 30,
    };
    expect((await editor.put(`/api/forms/${id}/delivery`, wanted)).status).toBe(200);
    const { webhookSecret, ...stored } = await read();
    expect(stored).toEqual(wanted);
    expect(webhookSecret).toMatch(/^[0-9a-f]{64}$/);
    await editor.put(`/api/forms/${id}/delivery`, { ...wanted, webhookUrl: 'https://hook.example/b' });
    expect((await read()).webhookSecret).toBe(webhookSecret);
    const row = await server.database.kysely
      .selectFrom('form')
      .select('webhook_secret')
      .where('website_id', '=', server.website.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.webhook_secret!.toString('latin1')).not.toContain(webhookSecret);
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

async function created(form: object): Promise<{ id: string }> {
  return { id: await addForm(server, { form: { ...form } }) };
}

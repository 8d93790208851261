import { createForm, standardDelivery } from '@awning/server/site/form';
import type { TestServer } from '../server/test-server.ts';
import type { Visitor } from '../server/visitor.ts';
import type { TestWebsite } from './website.ts';

export interface WantedForm {
  readonly website?: Pick<TestWebsite, 'id'>;
  /** In the form that an owner writes. */
  readonly form?: Readonly<Record<string, unknown>>;
  readonly texts?: NonNullable<Parameters<typeof createForm>[3]['texts']>;
  readonly delivery?: Partial<typeof standardDelivery>;
}

/** Adds a published form that asks for a name, an address and a message by default. Returns its id. */
export async function addForm(server: TestServer, wanted: WantedForm = {}): Promise<string> {
  const { website = server.website, form = {}, texts, delivery = {} } = wanted;
  const by = { websiteId: website.id, name: 'A test' };
  return await server.database.transaction((connection) =>
    createForm(server.parts, connection, by, {
      form: { name: 'Contact', formType: 'contact', fields, ...form },
      delivery: { ...standardDelivery, ...delivery },
      ...(texts && { texts }),
    }),
  );
}

/** Publishes a further version of a form as a team member. */
export async function changeForm(member: Visitor, id: string, form: object, texts: object = {}): Promise<void> {
  const path = `/api/forms/${id}`;
  const { version } = (await member.get(path)).json<{ version: number }>();
  const saved = await member.put(path, { version, body: { form, texts } });
  const published = await member.post(`${path}/publish`, { version: version + 1 });
  if (published.status !== 200) throw new Error(`The form is refused: ${saved.text} ${published.text}`);
}

const fields = [
  { id: 'name', kind: 'name', title: 'Name' },
  { id: 'email', kind: 'email', title: 'Email', required: true },
  { id: 'message', kind: 'textarea', title: 'Message' },
];

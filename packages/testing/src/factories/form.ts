import { createForm, standardDelivery } from '@awning/server/site/form';
import type { TestServer } from '../server/test-server.ts';
import type { TestWebsite } from './website.ts';

export interface WantedForm {
  readonly website?: Pick<TestWebsite, 'id'>;
  /** As an owner writes it. */
  readonly form?: Readonly<Record<string, unknown>>;
  readonly texts?: NonNullable<Parameters<typeof createForm>[3]['texts']>;
  readonly delivery?: Partial<typeof standardDelivery>;
}

/** A published form that asks for a name, an address and a message, unless something else is wanted. Answers its id. */
export async function addForm(server: TestServer, wanted: WantedForm = {}): Promise<string> {
  const { website = server.website, form = {}, texts, delivery = {} } = wanted;
  const by = { websiteId: website.id, name: 'A test' };
  const created = await server.database.transaction((connection) =>
    createForm(server.parts, connection, by, {
      form: { name: 'Contact', formType: 'contact', fields, ...form },
      delivery: { ...standardDelivery, ...delivery },
      ...(texts && { texts }),
    }),
  );
  if (!created.ok) throw new Error(`The form is refused: ${created.text}`);
  return created.id;
}

const fields = [
  { id: 'name', kind: 'name', title: 'Name' },
  { id: 'email', kind: 'email', title: 'Email', required: true },
  { id: 'message', kind: 'textarea', title: 'Message' },
];

import { rights } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import { createDocument } from '../../../platform/editing/index.ts';
import { silentLog } from '../../../platform/log.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import type { Author } from '../audit.ts';
import { changeDelivery, type Delivery, type WrittenForm } from '../definition/definition.ts';
import { formDocument } from './document.ts';

/** Creates and publishes a form for a program: the sample, or a test. Throws if it is refused. */
export async function createForm(
  parts: Pick<Parts, 'config' | 'clock'>,
  connection: Connection,
  by: Author,
  { form, texts = {}, delivery }: WrittenForm & { readonly delivery?: Delivery },
): Promise<string> {
  const website = await readWebsiteById(connection, by.websiteId, silentLog);
  if (!website) throw new Error('The website is gone');
  const context = { connection, website, clock: parts.clock, author: { ...by, rights: new Set(rights) } };
  const created = await createDocument(context, formDocument, { form, texts }, { isVisible: true });
  if (!created.ok) throw new Error(`The form is refused: ${JSON.stringify(created.refusal)}`);
  const { id } = created.document;
  const sent = delivery ? await changeDelivery(parts, connection, by, id, delivery) : { ok: true as const };
  if (!sent.ok) throw new Error(`The delivery of the form is refused: ${sent.text}`);
  return id;
}

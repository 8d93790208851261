import { rights } from '@awning/site-model';
import type { Connection } from '../../platform/database/index.ts';
import {
  createDocument,
  type DocumentKind,
  type EditContext,
  type EditedDocument,
} from '../../platform/editing/index.ts';
import { silentLog } from '../../platform/log.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import type { SampleParts } from './sample-parts.ts';

/** The sample is written through the editing core, by Awning itself. */
export async function sampleContext(
  { clock }: SampleParts,
  connection: Connection,
  websiteId: string,
): Promise<EditContext> {
  const website = await readWebsiteById(connection, websiteId, silentLog);
  if (!website) throw new Error('The website of the sample is gone');
  return { connection, website, clock, author: { name: 'Awning', rights: new Set(rights) } };
}

export async function addDocument(context: EditContext, kind: DocumentKind, body: unknown): Promise<EditedDocument> {
  const outcome = await createDocument(context, kind, body, { isVisible: true });
  if (!outcome.ok) throw new Error(`The sample is refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.document;
}

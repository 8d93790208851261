import type { TestServer } from '@awning/testing';
import type { DocumentKind } from '../../platform/editing/index.ts';

/** What was done to a document, in order. */
export async function auditOf(server: TestServer, { kind }: DocumentKind, id: string): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom('audit')
    .select('what')
    .where('website_id', '=', server.website.id)
    .where('subject', '=', `${kind}/${id}`)
    .orderBy('id')
    .execute();
  return rows.map(({ what }) => what.replace(`${kind}.`, ''));
}

import { type Connection, statement } from '../../../platform/database/index.ts';
import type { DocumentKey } from '../../../platform/editing/index.ts';

// The owner of a layout is the kind of its document and its id, such as 'page:<id>'.
const uses = statement<DocumentKey>(
  'form-used-by',
  `select kind, id from (
     select 'product' as kind, id::text as id from product where website_id = $1 and additional_fields_form_id = $2
     union all
     select split_part(owner, ':', 1), substr(owner, strpos(owner, ':') + 1) from layout
      where website_id = $1 and strpos(document::text, $2::text) > 0) used
    where (kind, id) > ($3, $4) order by kind, id limit $5`,
);

/** What shows the form to visitors, or asks its questions, after the document `after`. */
export async function selectFormUses(
  connection: Connection,
  websiteId: string,
  formId: string,
  { after, limit }: { readonly after: DocumentKey | undefined; readonly limit: number },
): Promise<DocumentKey[]> {
  return await connection.run(uses, [websiteId, formId, after?.kind ?? '', after?.id ?? '', limit]);
}

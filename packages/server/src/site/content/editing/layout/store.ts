import { type Connection, statement } from '../../../../platform/database/index.ts';

/** The things that a layout refers to, by kind. */
export interface NamedThings {
  readonly pictures: readonly string[];
  /** Films, sounds and captions, which everybody may read. */
  readonly files: readonly string[];
  readonly forms: readonly string[];
  /** Ids, or the last parts of addresses. */
  readonly collections: readonly string[];
}

// A form or page that is being put into the trash is either missing here (trashed first) or finds this layout (trashed
// later).
const existing = statement<NamedThings>(
  'content-layout-existing',
  `select array(select id from asset where website_id = $1 and id = any($2::uuid[]) and trashed_at is null) as pictures,
          array(select id from asset where website_id = $1 and id = any($5::uuid[]) and trashed_at is null
                 and not is_private) as files,
          array(select id from form where website_id = $1 and id = any($3::uuid[]) and trashed_at is null
                 order by id for share) as forms,
          array(select unnest(array[id::text, url_id]) from (
                 select id, url_id from collection
                  where website_id = $1 and (id::text = any($4::text[]) or url_id = any($4::text[]))
                    and label is distinct from 'Trash'
                  order by id for key share) found) as collections`,
);

/** The things that the website has; collections by both of their names. */
export async function selectExisting(
  connection: Connection,
  websiteId: string,
  { pictures, files, forms, collections }: NamedThings,
): Promise<NamedThings> {
  return (await connection.run(existing, [websiteId, pictures, forms, collections, files]))[0]!;
}

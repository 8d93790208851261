import { type Connection, statement } from '../../../../platform/database/index.ts';

/** What a layout names, by what it is. */
export interface NamedThings {
  readonly pictures: readonly string[];
  readonly forms: readonly string[];
  /** Ids, or the last parts of addresses. */
  readonly collections: readonly string[];
}

// A form that is being put into the trash comes first and is missed here, or comes after and finds the layout.
const existing = statement<NamedThings>(
  'content-layout-existing',
  `select array(select id from asset where website_id = $1 and id = any($2::uuid[])) as pictures,
          array(select id from form where website_id = $1 and id = any($3::uuid[]) and trashed_at is null
                 order by id for share) as forms,
          array(select name from unnest($4::text[]) as named (name)
                 where exists (select from collection where website_id = $1 and (id::text = name or url_id = name))) as collections`,
);

/** Those of the things that the website has. */
export async function selectExisting(
  connection: Connection,
  websiteId: string,
  { pictures, forms, collections }: NamedThings,
): Promise<NamedThings> {
  return (await connection.run(existing, [websiteId, pictures, forms, collections]))[0]!;
}

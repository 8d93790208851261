import { type Kysely, sql } from 'kysely';

/** Pictures that an import brings along, from an archive or from addresses. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Until then a content stays that no file names yet.
    alter table asset_content add column kept_until timestamptz;
    -- Finds a picture that is there already.
    create index asset_content_by_checksum on asset_content (website_id, checksum) where checksum is not null;

    -- Whether an archive lies in the storage: until the file is checked.
    alter table product_import add column has_archive boolean not null default false;

    create table product_import_picture (
      website_id uuid not null,
      import_id uuid not null,
      -- An address, or the path of a file in the archive in lower case.
      source text not null,
      -- The name of a file in the archive without its folders, in lower case.
      base text,
      -- Where the file lies in the archive.
      place jsonb,
      filename text not null,
      -- The stored picture, or why there is none. Neither, until it was asked for.
      content_id uuid,
      fault text,
      primary key (website_id, import_id, source),
      foreign key (website_id, import_id) references product_import (website_id, id) on delete cascade,
      constraint product_import_picture_one_result check (content_id is null or fault is null)
    );
    create index product_import_picture_by_base on product_import_picture (website_id, import_id, base)
      where base is not null;
  `.execute(database);
}

import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Texts are kept by language, { "en": { "title": … }, "de": { … } }; a missing text falls back to the website's primary language.

    create table asset (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      filename text not null,
      content_type text not null,
      byte_size integer not null check (byte_size >= 0),
      width integer check (width > 0),
      height integer check (height > 0),
      -- Where the middle of interest is, as fractions of width and height.
      focal_x real not null default 0.5 check (focal_x between 0 and 1),
      focal_y real not null default 0.5 check (focal_y between 0 and 1),
      texts jsonb not null default '{}',
      -- Widths that lie ready on disk; empty until the job has run.
      made_widths integer[] not null default '{}',
      created_at timestamptz not null,
      primary key (website_id, id)
    );

    create table collection (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      url_id text not null,
      -- The name of the theme's collection file, and the number of the enumeration CollectionType.
      type_name text not null,
      type smallint not null check (type between 1 and 24),
      ordering smallint not null default 1,
      page_size smallint not null default 20 check (page_size between 1 and 9999),
      is_folder boolean not null default false,
      is_index boolean not null default false,
      is_homepage boolean not null default false,
      is_enabled boolean not null default true,
      -- The layout chosen for this page alone.
      region_name text,
      parent_id uuid,
      position integer not null default 0,
      main_image_id uuid,
      texts jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (website_id, id),
      unique (website_id, url_id),
      foreign key (website_id, parent_id) references collection (website_id, id) on delete set null (parent_id),
      foreign key (website_id, main_image_id) references asset (website_id, id) on delete set null (main_image_id)
    );
    create unique index collection_one_homepage on collection (website_id) where is_homepage;

    create table item (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      collection_id uuid not null,
      url_id text not null,
      record_type smallint not null check (record_type between 1 and 62),
      -- No label means published (D-099).
      label text check (label in ('Draft', 'Needs Review', 'Scheduled', 'Private')),
      position integer not null default 0,
      publish_at timestamptz not null,
      is_starred boolean not null default false,
      categories text[] not null default '{}',
      tags text[] not null default '{}',
      author_name text,
      main_image_id uuid,
      texts jsonb not null,
      custom_content jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      search tsvector generated always as (
        jsonb_to_tsvector('simple', texts, '["string"]') || array_to_tsvector(tags) || array_to_tsvector(categories)
      ) stored,
      primary key (website_id, id),
      unique (website_id, collection_id, url_id),
      foreign key (website_id, collection_id) references collection (website_id, id) on delete cascade,
      foreign key (website_id, main_image_id) references asset (website_id, id) on delete set null (main_image_id)
    );
    create index item_newest on item (website_id, collection_id, publish_at desc, id desc) where label is null;
    create index item_ordered on item (website_id, collection_id, position, id) where label is null;
    create index item_search on item using gin (search);

    -- Block areas. The owner is 'page:<collection id>', 'item:<item id>' or 'field:<id in the theme>'.
    create table layout (
      website_id uuid not null references website (id) on delete cascade,
      owner text not null,
      language text not null,
      document jsonb not null,
      updated_at timestamptz not null,
      primary key (website_id, owner, language)
    );

    create table navigation (
      website_id uuid not null references website (id) on delete cascade,
      name text not null,
      entries jsonb not null,
      updated_at timestamptz not null,
      primary key (website_id, name)
    );
  `.execute(database);
}

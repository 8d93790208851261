import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- The bytes of a file, which never change: a file that is replaced gets another content.
    create table asset_content (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      kind text not null check (kind in ('image', 'audio', 'video', 'file')),
      content_type text not null,
      byte_size bigint not null check (byte_size >= 0),
      width integer check (width > 0),
      height integer check (height > 0),
      -- SHA-256 of the bytes; null for files from before it was kept.
      checksum text check (checksum ~ '^[0-9a-f]{64}$'),
      -- Widths that lie ready in the storage; empty until the job has run.
      made_widths integer[] not null default '{}',
      state text not null check (state in ('waiting', 'ready', 'failed')),
      -- Chosen by the sender, so that an upload that is repeated makes one file.
      upload_key text,
      created_at timestamptz not null,
      primary key (website_id, id),
      constraint asset_content_one_per_upload_key unique (website_id, upload_key)
    );

    /* all websites: what there is lies under the id of its file */
    insert into asset_content (website_id, id, kind, content_type, byte_size, width, height, made_widths, state, created_at)
    select website_id, id, 'image', content_type, byte_size, width, height, made_widths,
           case when made_widths = '{}' then 'waiting' else 'ready' end, created_at
      from asset;

    create table asset_folder (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      name text not null,
      name_key text not null,
      created_at timestamptz not null,
      trashed_at timestamptz,
      primary key (website_id, id)
    );
    create unique index asset_folder_one_per_name on asset_folder (website_id, name_key) where trashed_at is null;

    alter table asset add column content_id uuid;
    update asset set content_id = id;
    alter table asset
      alter column content_id set not null,
      add column folder_id uuid,
      -- Only the team and those who bought it can read it.
      add column is_private boolean not null default false,
      add column trashed_at timestamptz,
      drop column content_type, drop column byte_size, drop column width, drop column height, drop column made_widths,
      add constraint asset_content_fkey foreign key (website_id, content_id) references asset_content (website_id, id),
      add constraint asset_folder_fkey foreign key (website_id, folder_id) references asset_folder (website_id, id);
    create index revision_by_asset_content on revision (website_id, (body ->> 'contentId')) where kind = 'asset';
    create index asset_by_content on asset (website_id, content_id);
    create index asset_by_folder on asset (website_id, folder_id, id desc) where trashed_at is null;
  `.execute(database);
}

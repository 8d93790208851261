import { type Kysely, sql } from 'kysely';

/** What a buyer may download, how often and until when. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table download_grant (
      website_id uuid not null,
      id uuid not null,
      order_id uuid not null,
      position smallint not null,
      file_position smallint not null,
      -- Null once the file was deleted, which is possible after the link has expired.
      asset_id uuid,
      name text not null,
      uses integer not null default 0 check (uses >= 0),
      uses_left integer not null check (uses_left >= 0),
      -- When a download was counted last: what continues it within a short time is not counted again.
      counted_at timestamptz,
      expires_at timestamptz not null,
      -- Cancelled or refunded.
      ended_at timestamptz,
      -- Part of what the link is signed with, so that a renewed link ends the one before.
      renewals integer not null default 0,
      created_at timestamptz not null,
      primary key (website_id, id),
      constraint download_grant_one_per_file unique (website_id, order_id, position, file_position),
      constraint download_grant_line_fkey foreign key (website_id, order_id, position)
        references order_line (website_id, order_id, position) on delete cascade,
      constraint download_grant_asset_fkey foreign key (website_id, asset_id)
        references asset (website_id, id) on delete set null (asset_id)
    );
    create index download_grant_of_asset on download_grant (website_id, asset_id);

    -- The product uses the file as long as buyers may fetch it, also if it does not name it any more. One row for all of them.
    create function hold_asset_of_grant() returns trigger language plpgsql as $$
    begin
      insert into asset_use (website_id, asset_id, kind, document_id, source)
      select new.website_id, new.asset_id, 'product', line.item_id::text, 'download_grant'
        from order_line line
       where line.website_id = new.website_id and line.order_id = new.order_id and line.position = new.position
         and line.item_id is not null
      on conflict do nothing;
      return null;
    end $$;
    create trigger grant_holds_asset after insert or update of expires_at on download_grant
      for each row when (new.ended_at is null and new.asset_id is not null) execute function hold_asset_of_grant();
    create index asset_use_of_grants on asset_use (website_id, asset_id, document_id) where source = 'download_grant';
  `.execute(database);
}

import { type Kysely, sql } from 'kysely';

/** What the popup and the announcement bar of a website do; what they say is in layouts of their own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table popup (
      website_id uuid primary key references website (id) on delete cascade,
      is_on boolean not null,
      position text not null check (position ~ '^(TOP|CENTER|BOTTOM)_(LEFT|CENTER|RIGHT)$'),
      pages text not null check (pages in ('all', 'home', 'chosen')),
      -- No references: a page that is gone shows nothing.
      page_ids uuid[] not null,
      delay_seconds integer not null check (delay_seconds between 0 and 600),
      -- Null: it does not wait for scrolling.
      scroll_percent integer check (scroll_percent between 1 and 100),
      -- How long it stays hidden after it was closed; null: for ever.
      days_hidden integer check (days_hidden between 1 and 365),
      -- What browsers remember to have closed. Another one is shown again.
      version integer not null check (version > 0)
    );
    create table announcement_bar (
      website_id uuid primary key references website (id) on delete cascade,
      is_on boolean not null,
      is_closable boolean not null,
      version integer not null check (version > 0)
    );
  `.execute(database);
}

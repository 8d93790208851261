import { type Kysely, sql } from 'kysely';

/** Files of products on their way into the catalogue, and an index that finds a picture that is there already. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_import (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      filename text not null,
      state text not null check (state in ('receiving', 'checking', 'checked', 'importing', 'stopped', 'done')),
      author_id uuid,
      author text not null,
      -- What the author may do, when the work is done later.
      rights text[] not null,
      -- The first line of the file.
      columns text[] not null,
      unknown_columns text[] not null,
      row_count integer not null default 0,
      product_count integer not null default 0,
      -- The numbers of the last product that was checked, and of the last one that was written.
      checked_no integer not null default 0,
      written_no integer not null default 0,
      faulty_count integer not null default 0,
      created_count integer not null default 0,
      updated_count integer not null default 0,
      unchanged_count integer not null default 0,
      failed_count integer not null default 0,
      created_at timestamptz not null,
      primary key (website_id, id)
    );

    -- The rows of one product, in the order of the file.
    create table product_import_entry (
      website_id uuid not null,
      import_id uuid not null,
      no integer not null check (no > 0),
      rows jsonb not null,
      faults jsonb not null default '[]',
      state text not null default 'waiting'
        check (state in ('waiting', 'good', 'faulty', 'created', 'updated', 'unchanged', 'failed')),
      product_id uuid,
      primary key (website_id, import_id, no),
      foreign key (website_id, import_id) references product_import (website_id, id) on delete cascade
    );
    create index product_import_entry_wrong on product_import_entry (website_id, import_id, no)
      where state in ('faulty', 'failed');
  `.execute(database);
}

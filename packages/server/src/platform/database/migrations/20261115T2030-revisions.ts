import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Every state that a document of the owner has had. The tables of the features hold what visitors see and are written in the
    -- same transaction; no visitor's page reads this one.
    create table revision (
      website_id uuid not null references website (id) on delete cascade,
      -- 'product', 'coupon' …, as the feature declares it.
      kind text not null check (kind <> ''),
      id text not null check (id <> ''),
      -- Counts from 0, which is what was there before the first change.
      no integer not null check (no >= 0),
      state text not null check (state in ('draft', 'published', 'trashed')),
      body jsonb not null,
      -- Which version of the kind's schema the body was written by.
      schema smallint not null check (schema > 0),
      author_id uuid,
      author text not null,
      at timestamptz not null,
      primary key (website_id, kind, id, no)
    );
    create index revision_trashed on revision (website_id, kind, at desc, id desc) where state = 'trashed';
  `.execute(database);
}

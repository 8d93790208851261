import { type Kysely, sql } from 'kysely';

/** How far each document is translated into each language, and what its translations were made from. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table translation (
      website_id uuid not null references website (id) on delete cascade,
      kind text not null check (kind <> ''),
      document_id text not null check (document_id <> ''),
      language text not null check (language <> ''),
      -- The main language when it was last looked at: what was made from another one says nothing.
      source_language text not null check (source_language <> ''),
      -- By place: hash of the source, hash of the translation, version in which it was last written.
      marks jsonb not null,
      missing integer not null check (missing >= 0),
      changed integer not null check (changed >= 0),
      is_trashed boolean not null default false,
      primary key (website_id, kind, document_id, language)
    );
    -- Lists walk along these, and counts stop early, however many documents there are.
    create index translation_missing on translation (website_id, language, kind, document_id)
      where missing > 0 and not is_trashed;
    create index translation_changed on translation (website_id, language, kind, document_id)
      where changed > 0 and not is_trashed;
    create index translation_complete on translation (website_id, language, kind, document_id)
      where missing = 0 and changed = 0 and not is_trashed;

    -- How far the documents of a website have been looked at since its languages last changed.
    create table translation_fill (
      website_id uuid not null primary key references website (id) on delete cascade,
      languages text[] not null,
      kind text,
      after text,
      is_done boolean not null
    );
  `.execute(database);
}

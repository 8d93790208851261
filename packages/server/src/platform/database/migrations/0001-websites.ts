import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table website (
      id uuid primary key,
      name text not null,
      -- [{ "code": "en", "name": "English", "isPrimary": true, "enabled": true }, …] in the order of the language menu,
      -- exactly one of them primary.
      languages jsonb not null,
      settings jsonb not null default '{}',
      -- All flags when null.
      plan_flags smallint[],
      version integer not null default 1,
      created_at timestamptz not null
    );

    -- The one table that is asked before the website is known, so a host is unique over the whole installation.
    create table website_host (
      website_id uuid not null references website (id) on delete cascade,
      host text not null unique check (host = lower(host)),
      is_primary boolean not null default false,
      created_at timestamptz not null,
      primary key (website_id, host)
    );
    create unique index website_host_primary on website_host (website_id) where is_primary;

    create table audit (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      at timestamptz not null,
      -- The member's id, and the name as it was then; the name alone for what Awning does by itself.
      member_id uuid,
      who text not null,
      what text not null,
      subject text not null,
      before jsonb,
      after jsonb,
      primary key (website_id, id)
    );
    create index audit_by_time on audit (website_id, at desc, id desc);
    create index audit_by_subject on audit (website_id, subject, at desc);
  `.execute(database);
}

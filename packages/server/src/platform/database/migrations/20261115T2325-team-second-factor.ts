import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_code_app (
      website_id uuid not null,
      member_id uuid not null,
      -- Sealed: who reads the database cannot make codes.
      secret bytea not null,
      -- A code counts once: this is the time step of the last one that did.
      last_step integer not null,
      created_at timestamptz not null,
      primary key (website_id, member_id),
      foreign key (website_id, member_id) references team_member (website_id, id) on delete cascade
    );

    create table team_recovery_code (
      website_id uuid not null,
      member_id uuid not null,
      code_hash bytea not null,
      created_at timestamptz not null,
      primary key (website_id, member_id, code_hash),
      foreign key (website_id, member_id) references team_member (website_id, id) on delete cascade
    );

    -- The rest lives for minutes, a day at most. Losing it in a crash means to begin again, so it is not worth a log.
    create unlogged table team_code_app_setup (
      website_id uuid not null,
      member_id uuid not null,
      secret bytea not null,
      expires_at timestamptz not null,
      primary key (website_id, member_id),
      foreign key (website_id, member_id) references team_member (website_id, id) on delete cascade
    );

    create unlogged table team_pending_sign_in (
      website_id uuid not null,
      token_hash bytea not null,
      member_id uuid not null,
      tries smallint not null default 0,
      expires_at timestamptz not null,
      primary key (website_id, token_hash),
      foreign key (website_id, member_id) references team_member (website_id, id) on delete cascade
    );
    create index team_pending_sign_in_by_member on team_pending_sign_in (website_id, member_id);

    create unlogged table team_wrong_code (
      website_id uuid not null,
      member_id uuid not null,
      count integer not null,
      since timestamptz not null,
      primary key (website_id, member_id),
      foreign key (website_id, member_id) references team_member (website_id, id) on delete cascade
    );
  `.execute(database);
}

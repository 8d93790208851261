import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_member (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      email text not null,
      email_key text not null,
      name text not null,
      password_hash text not null,
      -- Numbers of Appendix C; 5 is reserved (D-014).
      roles smallint[] not null check (cardinality(roles) > 0 and roles <@ '{1,2,3,4,6,7,8,9,10,11,12,13}'::smallint[]),
      is_owner boolean not null default false check (not is_owner or 1 = any (roles)),
      language text,
      created_at timestamptz not null,
      password_changed_at timestamptz not null,
      primary key (website_id, id),
      unique (website_id, email_key)
    );
    create unique index team_member_one_owner on team_member (website_id) where is_owner;

    create table team_session (
      website_id uuid not null,
      token_hash bytea not null,
      member_id uuid not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      address text not null,
      user_agent text not null,
      primary key (website_id, token_hash),
      foreign key (website_id, member_id) references team_member (website_id, id) on delete cascade
    );
    create index team_session_by_member on team_session (website_id, member_id);

    create table team_invitation (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      token_hash bytea not null,
      email text not null,
      email_key text not null,
      roles smallint[] not null check (cardinality(roles) > 0 and roles <@ '{1,2,3,4,6,7,8,9,10,11,12,13}'::smallint[]),
      invited_by uuid,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (website_id, id),
      unique (website_id, email_key),
      unique (website_id, token_hash)
    );

    create table team_setup_link (
      website_id uuid not null references website (id) on delete cascade,
      token_hash bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (website_id, token_hash)
    );
  `.execute(database);
}

import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_passkey (
      website_id uuid not null,
      id uuid not null,
      member_id uuid not null,
      credential_id text not null,
      public_key bytea not null,
      -- A device that counts its uses counts up; 0 for one that does not.
      counter bigint not null,
      transports text[] not null,
      -- The host it was made for: browsers offer it nowhere else.
      rp_id text not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      primary key (website_id, id),
      unique (website_id, credential_id),
      foreign key (website_id, member_id) references team_member (website_id, id) on delete cascade
    );
    create index team_passkey_by_member on team_passkey (website_id, member_id);

    -- What a passkey has to sign, once. It lives for minutes, so it is not worth a log.
    create unlogged table team_passkey_challenge (
      website_id uuid not null references website (id) on delete cascade,
      -- Purpose and session or begun sign-in: each has one open challenge, the last one.
      bound_to text not null,
      challenge text not null,
      expires_at timestamptz not null,
      primary key (website_id, bound_to)
    );
  `.execute(database);
}

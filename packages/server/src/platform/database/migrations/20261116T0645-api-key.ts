import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Programs call with a key in a member's name. The key ends with the member, and its token is kept as a hash only.
    create table team_api_key (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      member_id uuid not null,
      name text not null,
      -- The end of the token, so that a list can tell keys apart.
      hint text not null,
      token_hash bytea not null,
      rights text[] not null,
      skips_confirmation boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      last_used_at timestamptz,
      primary key (website_id, id),
      constraint team_api_key_token_hash unique (website_id, token_hash),
      foreign key (website_id, member_id) references team_member (website_id, id) on delete cascade
    );
    create index team_api_key_member on team_api_key (website_id, member_id);
  `.execute(database);
}

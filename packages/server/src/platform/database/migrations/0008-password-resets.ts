import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_password_reset (
      website_id uuid not null,
      token_hash bytea not null,
      member_id uuid not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (website_id, token_hash),
      foreign key (website_id, member_id) references team_member (website_id, id) on delete cascade
    );
    create index team_password_reset_by_member on team_password_reset (website_id, member_id);
  `.execute(database);
}

import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- The token's hash is a secret of sorts; a session is listed and ended by its id.
    alter table team_session add column id uuid not null default gen_random_uuid();
    alter table team_session alter column id drop default;
    create unique index team_session_by_id on team_session (website_id, id);

    -- When the member last showed in this session who they are. Before this column only signing in did.
    alter table team_session add column confirmed_at timestamptz;
    update team_session set confirmed_at = created_at /* all websites: sessions that are open already */;
    alter table team_session alter column confirmed_at set not null;
  `.execute(database);
}

import { type Kysely, sql } from 'kysely';

/**
 * Accounts of one person at several websites have the same `person_id`. It is passed on only where a person adds a
 * website: the address of an account proves nothing, because whoever runs a website decides who may use one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table team_member add column person_id uuid not null default gen_random_uuid();
    create unique index team_member_person on team_member (person_id, website_id);
  `.execute(database);
}

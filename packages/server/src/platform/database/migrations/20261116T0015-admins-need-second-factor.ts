import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- The owner's decision: administrators do nothing before they have a second factor.
    alter table website add column admins_need_second_factor boolean not null default false;
  `.execute(database);
}

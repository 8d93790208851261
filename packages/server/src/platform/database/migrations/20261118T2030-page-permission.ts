import { type Kysely, sql } from 'kysely';

/** Who may see a page: everybody (1), those who have its password (2), or those with an account (3), as PagePermission says. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table collection
      add column permission smallint not null default 1 constraint collection_permission_check check (permission between 1 and 3),
      add column password_hash text,
      add constraint collection_password_check check ((password_hash is not null) = (permission = 2));
  `.execute(database);
}

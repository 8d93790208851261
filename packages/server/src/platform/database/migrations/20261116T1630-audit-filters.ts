import { type Kysely, sql } from 'kysely';

/** The audit is read by person, by kind of thing and by both, each along an index, so that its size does not matter. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_by_member on audit (website_id, member_id, at desc, id desc);
    create index audit_by_kind on audit (website_id, split_part(what, '.', 1), at desc, id desc);
    create index audit_by_member_and_kind on audit (website_id, member_id, split_part(what, '.', 1), at desc, id desc);
  `.execute(database);
}

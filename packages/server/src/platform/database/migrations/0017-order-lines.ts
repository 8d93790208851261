import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- In the order of the product page, which jsonb would not keep.
    alter table order_line alter column attributes drop default;
    alter table order_line alter column attributes type json using attributes::json;
    alter table order_line alter column attributes set default '{}';

    -- Questions of the product's form and their answers as the buyer read them; the form may change or go.
    alter table order_line add column answers json not null default '[]';
  `.execute(database);
}

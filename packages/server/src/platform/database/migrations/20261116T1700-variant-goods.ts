import { type Kysely, sql } from 'kysely';

/** What the package of a variant is: its barcode, its size, its picture, and what is in it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table variant
      add column barcode text constraint variant_barcode_check check (barcode ~ '^([0-9]{8}|[0-9]{12,14})$'),
      add column length_mm integer,
      add column width_mm integer,
      add column height_mm integer,
      add column image_id uuid,
      -- In thousandths of the unit.
      add column content_thousandths integer constraint variant_content_check check (content_thousandths > 0),
      add column content_unit text,
      add column content_per text,
      add constraint variant_size_check check (num_nonnulls(length_mm, width_mm, height_mm) in (0, 3) and least(length_mm, width_mm, height_mm) > 0),
      add constraint variant_content_whole check (num_nonnulls(content_thousandths, content_unit, content_per) in (0, 3));
  `.execute(database);
}

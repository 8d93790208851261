import { type Connection, statement } from '../../database/index.ts';
import type { Key } from '../store.ts';
import type { Marks } from './marks.ts';

export interface StoredMarks {
  readonly language: string;
  /** The main language when the marks were made. */
  readonly source: string;
  readonly marks: Marks;
}

const ofDocument = 'website_id = $1 and kind = $2 and document_id = $3';

const select = statement<StoredMarks>(
  'translation-marks',
  `select language, source_language as source, marks from translation where ${ofDocument} and language = any($4::text[])`,
);

export async function selectMarks(
  connection: Connection,
  { websiteId, kind, id }: Key,
  languages: readonly string[],
): Promise<StoredMarks[]> {
  return await connection.run(select, [websiteId, kind, id, languages]);
}

export interface TranslationRow extends StoredMarks {
  readonly missing: number;
  readonly changed: number;
}

// What is the same is not written again, so that saving a price costs no row.
const upsert = statement(
  'translation-upsert',
  `insert into translation as known (website_id, kind, document_id, language, source_language, marks, missing, changed)
   select $1, $2, $3, row.language, row.source, row.marks, row.missing, row.changed
     from jsonb_to_recordset($4) as row (language text, source text, marks jsonb, missing integer, changed integer)
    order by row.language
   on conflict (website_id, kind, document_id, language) do update
      set source_language = excluded.source_language, marks = excluded.marks, missing = excluded.missing,
          changed = excluded.changed, is_trashed = false
    where (known.source_language, known.marks, known.missing, known.changed, known.is_trashed)
          is distinct from (excluded.source_language, excluded.marks, excluded.missing, excluded.changed, false)`,
);

export async function upsertTranslations(
  connection: Connection,
  { websiteId, kind, id }: Key,
  rows: readonly TranslationRow[],
): Promise<void> {
  await connection.run(upsert, [websiteId, kind, id, JSON.stringify(rows)]);
}

const trash = statement(
  'translation-trash',
  `update translation set is_trashed = true where ${ofDocument} and not is_trashed`,
);

/** Lists leave it out; what its translations were made from is kept. */
export async function updateTrashedTranslations(connection: Connection, { websiteId, kind, id }: Key): Promise<void> {
  await connection.run(trash, [websiteId, kind, id]);
}

const remove = statement('translation-delete', `delete from translation where ${ofDocument}`);

export async function deleteTranslations(connection: Connection, { websiteId, kind, id }: Key): Promise<void> {
  await connection.run(remove, [websiteId, kind, id]);
}

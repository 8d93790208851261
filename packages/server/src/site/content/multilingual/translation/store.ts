import { type Connection, statement } from '../../../../platform/database/index.ts';

/** What a list of translations can be narrowed to; one document may be in the first two. */
export const listedStates = ['missing', 'changed', 'complete'] as const;
export type ListedState = (typeof listedStates)[number];

const conditions: Readonly<Record<ListedState, string>> = {
  missing: 'missing > 0',
  changed: 'changed > 0',
  complete: 'missing = 0 and changed = 0',
};

export interface ListedTranslation {
  readonly kind: string;
  readonly id: string;
  readonly missing: number;
  readonly changed: number;
}

interface Asked {
  readonly language: string;
  readonly kind: string;
  /** The last document before. */
  readonly after: string;
  readonly limit: number;
}

// The conditions are those of the partial indexes, along which a list walks from where the last page ended.
const lists = byState((state) =>
  statement<ListedTranslation>(
    `translation-list-${state}`,
    `select kind, document_id as id, missing, changed from translation
      where website_id = $1 and language = $2 and kind = $3 and document_id > $4
        and ${conditions[state]} and not is_trashed
      order by document_id limit $5`,
  ),
);

export async function selectTranslations(
  connection: Connection,
  websiteId: string,
  state: ListedState,
  { language, kind, after, limit }: Asked,
): Promise<ListedTranslation[]> {
  return await connection.run(lists[state], [websiteId, language, kind, after, limit]);
}

export interface TranslationCount {
  readonly code: string;
  readonly kind: string;
  readonly missing: number;
  readonly changed: number;
  readonly complete: number;
}

const counted = (state: ListedState) =>
  `(select count(*)::int from (
      select from translation where website_id = $1 and language = code and translation.kind = kinds.kind
         and ${conditions[state]} and not is_trashed limit $4) found) as ${state}`;

const counts = statement<TranslationCount>(
  'translation-counts',
  `select code, kinds.kind, ${counted('missing')}, ${counted('changed')}, ${counted('complete')}
     from unnest($2::text[]) with ordinality languages (code, first), unnest($3::text[]) with ordinality kinds (kind, second)
    order by first, second`,
);

/** Never counts further than `most`, so that it costs the same for any number of documents. */
export async function countTranslations(
  connection: Connection,
  websiteId: string,
  { languages, kinds, most }: { languages: readonly string[]; kinds: readonly string[]; most: number },
): Promise<TranslationCount[]> {
  return await connection.run(counts, [websiteId, languages, kinds, most]);
}

export interface Fill {
  readonly languages: readonly string[];
  /** The kind whose documents come next, after the document `after`. */
  readonly kind: string | null;
  readonly after: string | null;
  readonly isDone: boolean;
}

const fill = statement<Fill>(
  'translation-fill',
  'select languages, kind, after, is_done as "isDone" from translation_fill where website_id = $1',
);

export async function selectFill(connection: Connection, websiteId: string): Promise<Fill | undefined> {
  return (await connection.run(fill, [websiteId]))[0];
}

const due = statement<{ readonly websiteId: string }>(
  'translation-fill-due',
  `select website.id as "websiteId" from website
     cross join lateral (
       select (array_agg(entry ->> 'code') filter (where (entry -> 'isPrimary')::boolean)) as main,
              array_agg(entry ->> 'code') as codes
         from jsonb_array_elements(website.languages) entry where not coalesce((entry -> 'isLeftOut')::boolean, false)
     ) now
     left join translation_fill fill on fill.website_id = website.id
    where (cardinality(codes) > 1 or fill.website_id is not null)
      and (fill.website_id is null or not is_done or fill.languages[1:1] <> main
           or not (fill.languages @> codes and fill.languages <@ codes))
    order by website.id /* all websites: a task of the installation */`,
);

/** The websites of which some documents have not been looked at since their languages last changed. */
export async function selectWebsitesToFill(connection: Connection): Promise<string[]> {
  return (await connection.run(due, [])).map(({ websiteId }) => websiteId);
}

const upsert = statement(
  'translation-fill-upsert',
  `insert into translation_fill (website_id, languages, kind, after, is_done) values ($1, $2, $3, $4, $5)
   on conflict (website_id) do update set languages = excluded.languages, kind = excluded.kind, after = excluded.after,
     is_done = excluded.is_done`,
);

export async function upsertFill(
  connection: Connection,
  websiteId: string,
  { languages, kind, after, isDone }: Fill,
): Promise<void> {
  await connection.run(upsert, [websiteId, languages, kind, after, isDone]);
}

function byState<Value>(make: (state: ListedState) => Value): Readonly<Record<ListedState, Value>> {
  return { missing: make('missing'), changed: make('changed'), complete: make('complete') };
}

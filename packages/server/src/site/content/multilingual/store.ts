import { type Connection, statement } from '../../../platform/database/index.ts';

export interface TranslatedCount {
  readonly code: string;
  readonly translatedItems: number;
  readonly totalItems: number;
}

/** Which of the texts, and which blocks, are written in a language. A program may write any layout. */
const writtenIn = (code: string) => `array(
            select name from unnest(thing.names) name where btrim(thing.texts -> ${code} ->> name) <> ''
            union all
            select block.key from jsonb_each(case jsonb_typeof(thing.blocks -> ${code}) when 'object' then thing.blocks -> ${code} end) block
             where btrim(block.value ->> 'html') <> '')`;

/** The languages of the texts. Looking a language up in a long text costs as much as reading it. */
const keysIn = (texts: string) =>
  `array(select jsonb_object_keys(case jsonb_typeof(thing.${texts}) when 'object' then thing.${texts} end))`;

// With "offset 0" what is the same for all languages is computed once, not for each of them.
const counts = statement<TranslatedCount>(
  'content-translated',
  `select languages.code, coalesce(counted.translated, 0)::int as "translatedItems", coalesce(counted.total, 0)::int as "totalItems"
     from unnest($2::text[]) with ordinality as languages (code, place) left join (
       select other.code, count(*) as total, count(*) filter (where other.written @> first.written) as translated
         from (
           select collection.texts, array['title'] as names, layout.document -> 'texts' as blocks
             from collection left join layout
               on layout.website_id = collection.website_id and layout.owner = 'page:' || collection.id
            where collection.website_id = $1 and collection.label is null and collection.is_enabled
           union all
           select item.texts, array['title', 'body', 'excerpt'], layout.document -> 'texts'
             from item left join layout on layout.website_id = item.website_id and layout.owner = 'item:' || item.id
            where item.website_id = $1 and item.label is null
           union all
           select texts, array['name', 'body', 'excerpt'], null from product where website_id = $1 and label is null
         ) thing,
         lateral (select ${keysIn('texts')} || ${keysIn('blocks')} as codes, ${writtenIn('$3::text')} as written offset 0) first,
         lateral (select code, case when code = any(first.codes) then ${writtenIn('code')} else '{}' end as written
                    from unnest($2::text[]) code) other
        group by other.code
     ) counted on counted.code = languages.code
    order by languages.place`,
);

/**
 * How many of the published pages, items and products are translated: those with everything that is written in the
 * primary language.
 */
export async function countTranslated(
  connection: Connection,
  websiteId: string,
  { languages, primary }: { readonly languages: readonly string[]; readonly primary: string },
): Promise<TranslatedCount[]> {
  return await connection.run(counts, [websiteId, languages, primary]);
}

const addressTaken = statement<{ readonly urlId: string }>(
  'content-addresses-of-languages',
  'select url_id as "urlId" from collection where website_id = $1 and url_id = any($2::text[])',
);

/** The pages that addresses of these languages would hide. */
export async function selectTakenPrefixes(
  connection: Connection,
  websiteId: string,
  prefixes: readonly string[],
): Promise<string[]> {
  return (await connection.run(addressTaken, [websiteId, prefixes])).map(({ urlId }) => urlId);
}

const untranslated = statement<{ readonly found: boolean }>(
  'content-untranslated',
  `select exists (select from product where website_id = $1 and label is distinct from 'Trash'
                    and coalesce(texts -> $2 ->> 'name', '') = '')
       or exists (select from item where website_id = $1 and label is distinct from 'Trash'
                    and coalesce(texts -> $2 ->> 'title', '') = '')
       or exists (select from collection where website_id = $1 and label is distinct from 'Trash'
                    and coalesce(texts -> $2 ->> 'title', '') = '')
       or exists (select from shipping_option where website_id = $1 and coalesce(texts ->> $2, '') = '') as found`,
);

/** Whether anything would lose its name if this were the main language. */
export async function selectHasUntranslated(
  connection: Connection,
  websiteId: string,
  language: string,
): Promise<boolean> {
  return (await connection.run(untranslated, [websiteId, language]))[0]!.found;
}

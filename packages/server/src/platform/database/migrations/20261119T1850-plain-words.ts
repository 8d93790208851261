import { type Kysely, sql } from 'kysely';

/**
 * Texts are split into words at punctuation before PostgreSQL's parser sees them. It takes "12-5" for two numbers, of which one is negative, and
 * "foo.com" or "a/b.c" for one word, so that what was typed did not find them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- The same characters as in words.ts.
    create function plain_words(text) returns text immutable parallel safe language sql as $$
      select btrim(regexp_replace($1, '[\\u0001-/:-@[-\`{-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u00d7\\u00f7\\u1680\\u2000-\\u200b\\u200e-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u3004\\u3008-\\u3020\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]+', ' ', 'g'))
    $$;

    create or replace function name_words(texts jsonb) returns setof text immutable language sql as $$
      select distinct unnest(array[left(word, 1), left(word, 2), left(word, 3), left(word, 100)])
        from jsonb_path_query(texts, '$.*.name') name,
             unnest(tsvector_to_array(to_tsvector('simple', plain_words(name #>> '{}')))) word
    $$;
    /* all websites: the words of before */
    delete from product_mark where mark like 'word:%' or mark like 'archived:word:%';
    /* all websites */
    insert into product_mark (website_id, mark, product_id)
    select product.website_id, case when product.label = 'Archived' then 'archived:' else '' end || 'word:' || word, product.id
      from product, name_words(product.texts) word
     where product.label is distinct from 'Trash';

    drop index item_titles;
    -- Bound to the function it calls, because indexes are also made where no name is known without its schema.
    create function item_title_words(texts jsonb) returns tsvector immutable parallel safe language sql
      return (select to_tsvector('simple', coalesce(string_agg(plain_words(title #>> '{}'), ' '), ''))
                from jsonb_path_query(texts, '$.*.title') title);
    create index item_titles on item using gin (website_id, item_title_words(texts));

    create or replace function search_rows(texts jsonb, title_name text, labels text[], more text)
      returns table (language text, title text, words tsvector) immutable language sql as $$
      select entry.key, made.title,
             setweight(to_tsvector(search_config(entry.key), made.title), 'A')
             || setweight(to_tsvector(search_config(entry.key), plain_words(search_fold(array_to_string(labels, ' ')))), 'B')
             || setweight(to_tsvector(search_config(entry.key), plain_words(search_fold(left(regexp_replace(
                  concat_ws(' ', entry.value ->> 'description', entry.value ->> 'excerpt', entry.value ->> 'body', more),
                  '<[^>]*>', ' ', 'g'), 100000)))), 'D')
        from jsonb_each(texts) as entry,
             lateral (select plain_words(search_fold(coalesce(entry.value ->> title_name, ''))) as title) made
    $$;
    /* all websites */
    delete from product_search;
    /* all websites */
    insert into product_search (website_id, product_id, language, title, words)
    select product.website_id, product.id, made.language, made.title, made.words
      from product, search_rows(product.texts, 'name', product.categories || product.tags, '') made
     where product.label is null;
    /* all websites */
    delete from item_search;
    /* all websites */
    insert into item_search (website_id, item_id, language, title, words)
    select item.website_id, item.id, made.language, made.title, made.words
      from item, search_rows(item.texts, 'title', item.categories || item.tags, '') made
     where item.label is null;
    /* all websites */
    select find_page(website_id, id) from collection;
  `.execute(database);
}

import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Groups of three letters are in so many titles of a large shop that looking for similar titles read nearly all of them.
    drop function search_similar(uuid, text[], text);
    drop index product_search_title;
    drop index item_search_title;
    drop index page_search_title;

    -- Titles by how they begin, which also finds those made of words that are in every text.
    create index product_search_begins on product_search (website_id, language, (left(title, 60)) collate "C");
    create index item_search_begins on item_search (website_id, language, (left(title, 60)) collate "C");
    create index page_search_begins on page_search (website_id, language, (left(title, 60)) collate "C");

    -- One text of 256, by the last byte of its random id: a word that even these have often enough need not be looked up among all.
    create index product_search_sample on product_search using gin (website_id, language, words)
      where get_byte(uuid_send(product_id), 15) = 0;
    create index item_search_sample on item_search using gin (website_id, language, words)
      where get_byte(uuid_send(item_id), 15) = 0;

    -- The words of the titles, each once: a shop of a thousand times as many products has few more of them. Nobody waits for
    -- another's word, so there is no unique key, and two who bring the same new word at the same moment both store it. A word
    -- whose last title is gone stays and finds nothing. Numbers are left out; they are different in each title.
    create table search_word (
      website_id uuid not null references website (id) on delete cascade,
      language text not null,
      word text not null,
      id uuid not null default gen_random_uuid(),
      primary key (website_id, language, word, id)
    );
    create index search_word_similar on search_word using gin (website_id, language, word gin_trgm_ops);
    comment on table search_word is 'derived';

    create function title_words(title text) returns setof text immutable language sql as $$
      select distinct word from regexp_split_to_table(title collate "und-x-icu", '[^[:alnum:]]+') word
       where word ~ '^[^0-9]{3,40}$'
    $$;

    create function learn_title_words() returns trigger language plpgsql as $$
    begin
      insert into search_word (website_id, language, word)
      select distinct arrived.website_id, arrived.language, made.word
        from arrived, title_words(arrived.title) made (word)
       where not exists (select from search_word known where known.website_id = arrived.website_id
                            and known.language = arrived.language and known.word = made.word);
      return null;
    end $$;
    create trigger product_words_learnt after insert on product_search referencing new table as arrived
      for each statement execute function learn_title_words();
    create trigger item_words_learnt after insert on item_search referencing new table as arrived
      for each statement execute function learn_title_words();
    create trigger page_words_learnt after insert on page_search referencing new table as arrived
      for each statement execute function learn_title_words();

    -- Words of titles that are written almost like a typed one or contain it. A function, because the limit of similarity is a
    -- setting. Words that every text has are not looked for.
    create function search_near_words(of_website uuid, languages text[], typed text[])
      returns table (typed_word text, word text) stable language sql set pg_trgm.word_similarity_threshold = 0.4 as $$
      select looked.word, near.word
        from unnest(typed) looked (word),
             lateral (select known.word from search_word known
                       where known.website_id = of_website and known.language = any(languages)
                         and (looked.word <% known.word or known.word like '%' || looked.word || '%')
                       order by similarity(looked.word, known.word) desc, known.word limit 20) near
       where not exists (select from unnest(languages) spoken (code)
                          where length(to_tsvector(search_config(spoken.code), looked.word)) = 0)
    $$;

    /* all websites: what is there already is found too */
    insert into search_word (website_id, language, word)
    select distinct there.website_id, there.language, made.word
      from (select website_id, language, title from product_search
            union all select website_id, language, title from item_search
            union all select website_id, language, title from page_search) there,
           title_words(there.title) made (word);
  `.execute(database);
}

import { type Kysely, sql } from 'kysely';

/** What visitors say about items, and how many published comments each has. Items that exist stay closed, as they were. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table item add column comment_state smallint not null default 2 check (comment_state in (1, 2));
    alter table item alter column comment_state set default 1;
    alter table item_count add column comments integer not null default 0 check (comments >= 0);

    create table comment (
      website_id uuid not null,
      id uuid not null,
      item_id uuid not null,
      -- The comment that it answers; answers have none of their own.
      parent_id uuid,
      author text not null check (author <> ''),
      -- Never shown to visitors; empty for members of the team.
      email text not null,
      email_key text not null,
      is_team boolean not null,
      -- The mailbox or the member, so that the same text of one author counts once.
      author_key text not null,
      body text not null check (body <> ''),
      -- pending: waits for the team. spam: neither shown nor told.
      state text not null check (state in ('pending', 'published', 'hidden', 'spam')),
      -- A keyed hash of the network, against advertising; forgotten after some weeks.
      network bytea,
      created_at timestamptz not null,
      primary key (website_id, id),
      constraint comment_item_fkey foreign key (website_id, item_id) references item (website_id, id) on delete cascade,
      constraint comment_parent_fkey foreign key (website_id, parent_id) references comment (website_id, id) on delete cascade
    );
    create unique index comment_once on comment (website_id, item_id, author_key, md5(body));
    create index comment_shown on comment (website_id, item_id, id) where state = 'published' and parent_id is null;
    create index comment_of_item on comment (website_id, item_id);
    create index comment_answers on comment (website_id, parent_id, id) where parent_id is not null;
    create index comment_listed on comment (website_id, state, id);
    create index comment_of_person on comment (website_id, email_key);
    create index comment_same_text on comment (website_id, md5(body));
    create index comment_of_network on comment (website_id, network) where network is not null;
    create index comment_with_network on comment (created_at) where network is not null;
    create index comment_unread on comment (created_at) where state in ('pending', 'spam');

    create function count_comments(steps jsonb) returns void language plpgsql as $$
    declare
      change record;
    begin
      -- Always in the same order, so that two statements that change several items cannot wait for each other.
      for change in
        select website_id, item_id, sum(step)::integer as step
          from jsonb_to_recordset(steps) as one (website_id uuid, item_id uuid, step integer)
         group by website_id, item_id having sum(step) <> 0 order by website_id, item_id
      loop
        update item_count set comments = comments + change.step
         where website_id = change.website_id and item_id = change.item_id;
        -- Where there is nothing to take away, the item is being deleted with its comments.
        if not found and change.step > 0 then
          insert into item_count as counted (website_id, item_id, comments)
          values (change.website_id, change.item_id, change.step)
          on conflict (website_id, item_id) do update set comments = counted.comments + excluded.comments;
        end if;
      end loop;
    end $$;
    create function count_comments_come() returns trigger language plpgsql as $$
    begin
      perform count_comments(coalesce(jsonb_agg(jsonb_build_object(
        'website_id', website_id, 'item_id', item_id, 'step', 1)), '[]')) from came where state = 'published';
      return null;
    end $$;
    create function count_comments_change() returns trigger language plpgsql as $$
    begin
      perform count_comments(coalesce(jsonb_agg(jsonb_build_object(
        'website_id', website_id, 'item_id', item_id, 'step', step)), '[]'))
         from (select website_id, item_id, 1 as step from came where state = 'published'
               union all
               select website_id, item_id, -1 from went where state = 'published') steps;
      return null;
    end $$;
    create function count_comments_go() returns trigger language plpgsql as $$
    begin
      perform count_comments(coalesce(jsonb_agg(jsonb_build_object(
        'website_id', website_id, 'item_id', item_id, 'step', -1)), '[]')) from went where state = 'published';
      return null;
    end $$;
    create trigger comment_comes after insert on comment
      referencing new table as came for each statement execute function count_comments_come();
    create trigger comment_changes after update on comment
      referencing old table as went new table as came for each statement execute function count_comments_change();
    create trigger comment_goes after delete on comment
      referencing old table as went for each statement execute function count_comments_go();
  `.execute(database);
}

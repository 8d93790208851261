import { type Kysely, sql } from 'kysely';

/** Who comes to an event, and how many places are taken, so that no page has to count them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table item
      add column has_sign_up boolean not null default false,
      -- Null: any number.
      add column sign_up_places integer,
      add column sign_up_each smallint not null default 1,
      -- Null: until the event begins.
      add column sign_up_until timestamptz,
      add constraint item_sign_up_places_check check (sign_up_places between 1 and 100000),
      add constraint item_sign_up_each_check check (sign_up_each between 1 and 20),
      add constraint item_sign_up_for_events check (not has_sign_up or starts_at is not null);
    create index item_events on item (website_id, starts_at, id) where starts_at is not null;
    alter table item_count add column attending integer not null default 0 check (attending >= 0);

    create table attendee (
      website_id uuid not null,
      id uuid not null,
      item_id uuid not null,
      name text not null check (name <> ''),
      email text not null,
      email_key text not null,
      places smallint not null check (places between 1 and 20),
      language text not null,
      -- coming: has places. cancelled: had some.
      state text not null check (state in ('coming', 'cancelled')),
      -- A mark of the event's time and place as the attendee was last told.
      told text not null,
      -- When the confirmation was last sent.
      mailed_at timestamptz not null,
      created_at timestamptz not null,
      cancelled_at timestamptz,
      primary key (website_id, id),
      constraint attendee_item_fkey foreign key (website_id, item_id) references item (website_id, id) on delete cascade,
      constraint attendee_cancelled check ((state = 'cancelled') = (cancelled_at is not null))
    );
    create unique index attendee_once on attendee (website_id, item_id, email_key);
    create index attendee_listed on attendee (website_id, item_id, id);
    create index attendee_of_person on attendee (website_id, email_key);

    create function count_attending(steps jsonb) returns void language plpgsql as $$
    declare
      change record;
    begin
      -- Always in the same order, so that two statements that change several items cannot wait for each other.
      for change in
        select website_id, item_id, sum(step)::integer as step
          from jsonb_to_recordset(steps) as one (website_id uuid, item_id uuid, step integer)
         group by website_id, item_id having sum(step) <> 0 order by website_id, item_id
      loop
        update item_count set attending = attending + change.step
         where website_id = change.website_id and item_id = change.item_id;
        -- Where there is nothing to take away, the item is being deleted with its attendees.
        if not found and change.step > 0 then
          insert into item_count as counted (website_id, item_id, attending)
          values (change.website_id, change.item_id, change.step)
          on conflict (website_id, item_id) do update set attending = counted.attending + excluded.attending;
        end if;
      end loop;
    end $$;
    create function count_attending_come() returns trigger language plpgsql as $$
    begin
      perform count_attending(coalesce(jsonb_agg(jsonb_build_object(
        'website_id', website_id, 'item_id', item_id, 'step', places)), '[]')) from came where state = 'coming';
      return null;
    end $$;
    create function count_attending_change() returns trigger language plpgsql as $$
    begin
      perform count_attending(coalesce(jsonb_agg(jsonb_build_object(
        'website_id', website_id, 'item_id', item_id, 'step', step)), '[]'))
         from (select website_id, item_id, places as step from came where state = 'coming'
               union all
               select website_id, item_id, -places from went where state = 'coming') steps;
      return null;
    end $$;
    create function count_attending_go() returns trigger language plpgsql as $$
    begin
      perform count_attending(coalesce(jsonb_agg(jsonb_build_object(
        'website_id', website_id, 'item_id', item_id, 'step', -places)), '[]')) from went where state = 'coming';
      return null;
    end $$;
    create trigger attendee_comes after insert on attendee
      referencing new table as came for each statement execute function count_attending_come();
    create trigger attendee_changes after update on attendee
      referencing old table as went new table as came for each statement execute function count_attending_change();
    create trigger attendee_goes after delete on attendee
      referencing old table as went for each statement execute function count_attending_go();
  `.execute(database);
}

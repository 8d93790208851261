import { type Kysely, sql } from 'kysely';

/** Who wants to be told when a variant is back, when it came back, and who was told of it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table restock_signup (
      website_id uuid not null,
      id uuid not null,
      variant_id uuid not null,
      email text not null check (email <> ''),
      -- By which addresses are compared.
      email_key text not null,
      join_list boolean not null,
      language text not null,
      -- pending: the address is not confirmed yet. sent: chosen to be told, and told unless its restock_send has no mail yet.
      state text not null check (state in ('pending', 'active', 'sent', 'cancelled')),
      confirm_hash bytea,
      confirm_expires_at timestamptz,
      created_at timestamptz not null,
      notified_at timestamptz,
      primary key (website_id, id),
      constraint restock_signup_variant_fkey foreign key (website_id, variant_id) references variant (website_id, id) on delete cascade,
      constraint restock_signup_confirmation check (state <> 'pending' or (confirm_hash is not null and confirm_expires_at is not null)),
      constraint restock_signup_notified check ((state = 'sent') = (notified_at is not null))
    );
    -- Whoever clicks twice waits once.
    create unique index restock_signup_waits_once on restock_signup (website_id, variant_id, email_key) where state in ('pending', 'active');
    create index restock_signup_waiting on restock_signup (website_id, variant_id, id) where state = 'active';
    create index restock_signup_listed on restock_signup (website_id, variant_id, id) where state in ('active', 'sent');
    create index restock_signup_of_person on restock_signup (website_id, email_key);
    create unique index restock_signup_of_link on restock_signup (website_id, confirm_hash);

    -- cause: stock (it came back) or team (a member sends the notices). quantity: how many may be told; null for everybody.
    create table restock_event (
      website_id uuid not null,
      id uuid not null default gen_random_uuid(),
      variant_id uuid not null,
      cause text not null check (cause in ('stock', 'team')),
      quantity integer check (quantity > 0),
      created_at timestamptz not null default now(),
      -- Since when it is decided who is told.
      claimed_at timestamptz,
      primary key (website_id, id),
      constraint restock_event_variant_fkey foreign key (website_id, variant_id) references variant (website_id, id) on delete cascade
    );
    create index restock_event_of_variant on restock_event (website_id, variant_id);
    create index restock_event_open on restock_event (created_at) where claimed_at is null;

    create table restock_send (
      website_id uuid not null,
      signup_id uuid not null,
      event_id uuid not null,
      -- Null until the mail is written. No reference: mails are deleted before the sign-ups.
      mail_id uuid,
      primary key (website_id, signup_id, event_id),
      constraint restock_send_signup_fkey foreign key (website_id, signup_id) references restock_signup (website_id, id) on delete cascade,
      constraint restock_send_event_fkey foreign key (website_id, event_id) references restock_event (website_id, id) on delete cascade
    );
    create index restock_send_of_event on restock_send (website_id, event_id);
    create index restock_send_unwritten on restock_send (website_id, event_id, signup_id) where mail_id is null;

    -- How many wait for each variant, so that no list has to count them.
    create table restock_group (
      website_id uuid not null,
      variant_id uuid not null,
      waiting integer not null check (waiting >= 0),
      primary key (website_id, variant_id),
      constraint restock_group_variant_fkey foreign key (website_id, variant_id) references variant (website_id, id) on delete cascade
    );
    create index restock_group_waiting on restock_group (website_id, variant_id) where waiting > 0;
    comment on table restock_group is 'derived';

    create function count_restock_waiting() returns trigger language plpgsql as $$
    declare
      change record;
    begin
      -- Always by ascending variant, so that two statements that change several groups cannot wait for each other.
      for change in
        select website_id, variant_id, sum(step)::integer as step
          from (
            select website_id, variant_id, 1 as step from came where state = 'active'
            union all
            select website_id, variant_id, -1 from went where state = 'active'
          ) steps
         group by website_id, variant_id having sum(step) <> 0 order by website_id, variant_id
      loop
        update restock_group set waiting = waiting + change.step
         where website_id = change.website_id and variant_id = change.variant_id;
        if not found and change.step > 0 then
          insert into restock_group as counted (website_id, variant_id, waiting) values (change.website_id, change.variant_id, change.step)
          on conflict (website_id, variant_id) do update set waiting = counted.waiting + excluded.waiting;
        end if;
      end loop;
      return null;
    end $$;
    create function count_restock_come() returns trigger language plpgsql as $$
    begin
      insert into restock_group as counted (website_id, variant_id, waiting)
      select website_id, variant_id, count(*) from came where state = 'active' group by website_id, variant_id order by website_id, variant_id
      on conflict (website_id, variant_id) do update set waiting = counted.waiting + excluded.waiting;
      return null;
    end $$;
    create function count_restock_gone() returns trigger language plpgsql as $$
    begin
      perform from restock_group
        where (website_id, variant_id) in (select website_id, variant_id from went where state = 'active')
        order by website_id, variant_id for update;
      update restock_group set waiting = waiting - gone.number
        from (select website_id, variant_id, count(*)::integer as number from went where state = 'active' group by website_id, variant_id) gone
       where restock_group.website_id = gone.website_id and restock_group.variant_id = gone.variant_id;
      return null;
    end $$;
    create trigger restock_signup_comes after insert on restock_signup
      referencing new table as came for each statement execute function count_restock_come();
    create trigger restock_signup_changes after update on restock_signup
      referencing old table as went new table as came for each statement execute function count_restock_waiting();
    create trigger restock_signup_goes after delete on restock_signup
      referencing old table as went for each statement execute function count_restock_gone();

    -- The stock came back: from nothing to something, or more of it arrived. Whoever wrote it need not know that somebody waits.
    -- A hold that ends while there is still stock brings nothing new.
    create function note_restock() returns trigger language plpgsql as $$
    begin
      insert into restock_event (website_id, variant_id, cause, quantity)
      select new.website_id, new.variant_id, 'stock',
             case when new.backorder then null
                  when old.on_hand <= old.reserved then new.on_hand - new.reserved
                  else new.on_hand - old.on_hand end
       where exists (select from restock_signup waiting
              where waiting.website_id = new.website_id and waiting.variant_id = new.variant_id and waiting.state = 'active');
      return null;
    end $$;
    create trigger stock_returned after update of on_hand, reserved, backorder on stock for each row
      when ((new.backorder or new.on_hand > new.reserved)
        and (new.on_hand > old.on_hand and not old.backorder or not (old.backorder or old.on_hand > old.reserved)))
      execute function note_restock();

    create function note_unlimited() returns trigger language plpgsql as $$
    begin
      insert into restock_event (website_id, variant_id, cause)
      select new.website_id, new.id, 'stock'
       where exists (select from restock_signup waiting
              where waiting.website_id = new.website_id and waiting.variant_id = new.id and waiting.state = 'active');
      return null;
    end $$;
    create trigger variant_unlimited after update of unlimited on variant for each row
      when (new.unlimited and not old.unlimited) execute function note_unlimited();
  `.execute(database);
}

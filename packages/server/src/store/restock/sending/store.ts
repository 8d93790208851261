import { type Connection, statement } from '../../../platform/database/index.ts';
import type { ProductTexts } from '../../catalogue/index.ts';

export interface OpenEvent {
  readonly websiteId: string;
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number | null;
}

// Notices lead to the page of the product, so what came back while the product is hidden waits until it is published.
const nextOpen = statement<OpenEvent>(
  'restock-next-open',
  `select event.website_id as "websiteId", event.id, event.variant_id as "variantId", event.quantity
     from restock_event event
     join variant on variant.website_id = event.website_id and variant.id = event.variant_id
     join product on product.website_id = variant.website_id and product.id = variant.product_id and product.label is null
    where event.claimed_at is null and event.id <> all($1::uuid[])
    order by event.created_at limit 1
      for update of event skip locked
   /* all websites: one task serves them all */`,
);

/** The oldest open event that no other process handles, locked; `failed` are left out. */
export async function lockNextOpen(connection: Connection, failed: readonly string[]): Promise<OpenEvent | undefined> {
  return (await connection.run(nextOpen, [failed]))[0];
}

const closeEvent = statement(
  'restock-close-event',
  'update restock_event set claimed_at = $3 where website_id = $1 and id = $2',
);

export async function markClaimed(connection: Connection, websiteId: string, id: string, at: Date): Promise<void> {
  await connection.run(closeEvent, [websiteId, id, at]);
}

const left = statement<{ left: number | null }>(
  'restock-left',
  `select case when variant.unlimited or coalesce(stock.backorder, false) then null
               else greatest(coalesce(stock.on_hand - stock.reserved, 0), 0) end as left
     from variant
     left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
    where variant.website_id = $1 and variant.id = $2`,
);

/** How many can be bought now; null without a limit. */
export async function selectLeft(connection: Connection, websiteId: string, variantId: string): Promise<number | null> {
  const [row] = await connection.run(left, [websiteId, variantId]);
  return row === undefined ? 0 : row.left;
}

const claim = statement(
  'restock-claim',
  `with chosen as (
     select id from restock_signup
      where website_id = $1 and variant_id = $3 and state = 'active'
      order by id limit $4 for update
   ), told as (
     update restock_signup set state = 'sent', notified_at = $5 from chosen
      where restock_signup.website_id = $1 and restock_signup.id = chosen.id
      returning restock_signup.id
   )
   insert into restock_send (website_id, event_id, signup_id) select $1, $2, id from told
   returning signup_id`,
);

export interface Claim {
  readonly eventId: string;
  readonly variantId: string;
  /** Null for everybody. */
  readonly limit: number | null;
  readonly at: Date;
}

/** Chooses the oldest sign-ups to be told of an event. Returns how many. */
export async function claimSignUps(
  connection: Connection,
  websiteId: string,
  { eventId, variantId, limit, at }: Claim,
): Promise<number> {
  return (await connection.run(claim, [websiteId, eventId, variantId, limit, at])).length;
}

const addEvent = statement<{ id: string }>(
  'restock-add-event',
  `insert into restock_event (website_id, id, variant_id, cause, created_at, claimed_at)
   select $1, $2, variant.id, 'team', $5, $5
     from variant
     join product on product.website_id = variant.website_id and product.id = variant.product_id and product.label is null
    where variant.website_id = $1 and variant.id = $3 and product.id = $4
      and exists (select from restock_signup waiting
            where waiting.website_id = $1 and waiting.variant_id = variant.id and waiting.state = 'active')
   returning id`,
);

export interface TeamEvent {
  readonly id: string;
  readonly variantId: string;
  readonly productId: string;
  readonly at: Date;
}

/** Returns false if the product is not published or nobody waits. */
export async function insertTeamEvent(connection: Connection, websiteId: string, event: TeamEvent): Promise<boolean> {
  const { id, variantId, productId, at } = event;
  return (await connection.run(addEvent, [websiteId, id, variantId, productId, at])).length > 0;
}

export interface Unwritten {
  readonly signUpId: string;
  readonly email: string;
  readonly language: string;
}

const unwritten = statement<Unwritten>(
  'restock-unwritten',
  `select signup.id as "signUpId", signup.email, signup.language
     from restock_send send
     join restock_signup signup on signup.website_id = send.website_id and signup.id = send.signup_id
    where send.website_id = $1 and send.event_id = $2 and send.mail_id is null
    order by send.signup_id limit $3
      for update of send skip locked`,
);

/** Those whose mail is not written yet, locked, the oldest first. */
export async function lockUnwritten(
  connection: Connection,
  websiteId: string,
  eventId: string,
  limit: number,
): Promise<Unwritten[]> {
  return await connection.run(unwritten, [websiteId, eventId, limit]);
}

const written = statement(
  'restock-written',
  `update restock_send set mail_id = made.mail_id
     from unnest($3::uuid[], $4::uuid[]) made (signup_id, mail_id)
    where restock_send.website_id = $1 and restock_send.event_id = $2 and restock_send.signup_id = made.signup_id`,
);

export async function markWritten(
  connection: Connection,
  websiteId: string,
  eventId: string,
  mails: readonly { readonly signUpId: string; readonly mailId: string }[],
): Promise<void> {
  const columns = [mails.map(({ signUpId }) => signUpId), mails.map(({ mailId }) => mailId)];
  await connection.run(written, [websiteId, eventId, ...columns]);
}

const removeEvent = statement('restock-delete-event', 'delete from restock_event where website_id = $1 and id = $2');

export async function deleteEvent(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(removeEvent, [websiteId, id]);
}

export interface ToldVariant {
  readonly productId: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly texts: ProductTexts;
  readonly slug: string;
  readonly collectionUrlId: string;
}

const toldVariant = statement<ToldVariant>(
  'restock-told-variant',
  `select product.id as "productId", variant.attributes, product.texts - '{body,excerpt}'::text[] as texts, product.slug,
          collection.url_id as "collectionUrlId"
     from restock_event event
     join variant on variant.website_id = event.website_id and variant.id = event.variant_id
     join product on product.website_id = variant.website_id and product.id = variant.product_id
     join collection on collection.website_id = product.website_id and collection.id = product.collection_id
    where event.website_id = $1 and event.id = $2`,
);

export async function selectTold(
  connection: Connection,
  websiteId: string,
  eventId: string,
): Promise<ToldVariant | undefined> {
  return (await connection.run(toldVariant, [websiteId, eventId]))[0];
}

const withdraw = statement(
  'restock-withdraw',
  `with withdrawn as (
     delete from restock_send where website_id = $1 and event_id = $2 and mail_id is null returning signup_id
   )
   update restock_signup set state = 'cancelled', notified_at = null
    where website_id = $1 and id in (select signup_id from withdrawn)`,
);

/** For a variant that was removed: there is nothing left to tell about. */
export async function deleteUnwritten(connection: Connection, websiteId: string, eventId: string): Promise<void> {
  await connection.run(withdraw, [websiteId, eventId]);
}

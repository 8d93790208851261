import type { GiftShare } from '@awning/commerce';
import { emailKey } from '@awning/site-model';
import { type Connection, statement } from '../../platform/database/index.ts';
import type { CardWishes, GiftCard, GiftEntry } from './card.ts';
import type { NewCode } from './code.ts';

const cardColumns = `id, sealed_code as "sealedCode", last_characters as "lastCharacters", currency, value, balance,
  order_id as "orderId", recipient_name as "recipientName", recipient_email as "recipientEmail",
  sender_name as "senderName", message, language, deliver_at as "deliverAt", delivered_at as "deliveredAt",
  issued_at as "issuedAt", expires_at as "expiresAt", disabled_at as "disabledAt", is_test as "isTest",
  created_at as "createdAt"`;

const addCard = statement(
  'gift-card-add',
  `insert into gift_card (website_id, id, code_hash, sealed_code, last_characters, currency, value, balance, order_id,
     recipient_name, recipient_email, recipient_key, sender_name, message, language, deliver_at, expires_at, is_test, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
);

export interface NewCard extends CardWishes, NewCode {
  readonly id: string;
  readonly orderId: string | null;
  readonly isTest: boolean;
  readonly createdAt: Date;
}

/** A card without a balance: it gets its value when it is issued. */
export async function insertCard(connection: Connection, websiteId: string, card: NewCard): Promise<void> {
  const { recipientEmail } = card;
  await connection.run(addCard, [
    websiteId,
    card.id,
    card.codeHash,
    card.sealedCode,
    card.lastCharacters,
    card.currency,
    card.value,
    card.orderId,
    card.recipientName,
    recipientEmail,
    recipientEmail && emailKey(recipientEmail),
    card.senderName,
    card.message,
    card.language,
    recipientEmail === null ? null : (card.deliverAt ?? card.createdAt),
    card.expiresAt,
    card.isTest,
    card.createdAt,
  ]);
}

const issue = statement<GiftCard>(
  'gift-card-issue',
  `with entry as (
     insert into gift_entry (website_id, card_id, kind, ref, delta, order_id, who, note, at)
     select website_id, id, 'issue', id, value, order_id, $5, $6, $4 from gift_card
      where website_id = $1 and (id = $2 or order_id = $3) and issued_at is null
     returning card_id
   )
   update gift_card set issued_at = $4, balance = value from entry
    where website_id = $1 and id = entry.card_id
   returning ${cardColumns}`,
);

interface Issuing {
  readonly cardId?: string;
  readonly orderId?: string;
  readonly at: Date;
  readonly who: string;
  readonly note: string;
}

/** Gives a card its value. Returns undefined if there is none, or it was issued before. */
export async function markIssued(
  connection: Connection,
  websiteId: string,
  { cardId, orderId, at, who, note }: Issuing,
): Promise<GiftCard | undefined> {
  const [card] = await connection.run(issue, [websiteId, cardId ?? null, orderId ?? null, at, who, note]);
  return card;
}

const expiry = statement('gift-card-expiry', 'update gift_card set expires_at = $3 where website_id = $1 and id = $2');

export async function setExpiry(
  connection: Connection,
  websiteId: string,
  cardId: string,
  expiresAt: Date,
): Promise<void> {
  await connection.run(expiry, [websiteId, cardId, expiresAt]);
}

const cardOfCode = statement<GiftCard>(
  'gift-card-of-code',
  `select ${cardColumns} from gift_card where website_id = $1 and code_hash = $2`,
);

export async function selectCardOfCode(
  connection: Connection,
  websiteId: string,
  codeHash: Buffer,
): Promise<GiftCard | undefined> {
  const [card] = await connection.run(cardOfCode, [websiteId, codeHash]);
  return card;
}

const cardsOfIds = statement<GiftCard>(
  'gift-cards-of-ids',
  `select ${cardColumns} from gift_card where website_id = $1 and id = any ($2::uuid[])
    order by array_position($2::uuid[], id)`,
);

/** Cards in the order of their ids. */
export async function selectCards(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<GiftCard[]> {
  return await connection.run(cardsOfIds, [websiteId, ids]);
}

const anyIssued = statement<{ exists: boolean }>(
  'gift-card-any',
  'select exists (select from gift_card where website_id = $1 and issued_at is not null)',
);

/** Whether anybody can have a card of this shop. */
export async function selectHasCards(connection: Connection, websiteId: string): Promise<boolean> {
  const [row] = await connection.run(anyIssued, [websiteId]);
  return row?.exists === true;
}

const lockOfIds = statement<{ id: string }>(
  'gift-cards-lock',
  'select id from gift_card where website_id = $1 and id = any ($2::uuid[]) order by id for update',
);

/** Cards in the order of their ids, locked by ascending id so that orders with the same cards wait for each other. */
export async function lockCards(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<GiftCard[]> {
  await connection.run(lockOfIds, [websiteId, ids]);
  return await selectCards(connection, websiteId, ids);
}

const cardOfOrder = statement<GiftCard>(
  'gift-card-of-order',
  `select ${cardColumns} from gift_card where website_id = $1 and order_id = $2`,
);

/** The card that an order sells. */
export async function selectCardOfOrder(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<GiftCard | undefined> {
  const [card] = await connection.run(cardOfOrder, [websiteId, orderId]);
  return card;
}

const change = statement(
  'gift-cards-change',
  `with entry as (
     insert into gift_entry (website_id, card_id, kind, ref, delta, order_id, who, note, at)
     select $1, change.id, $2, $3, change.amount, $4, $5, $6, $7
       from jsonb_to_recordset($8) as change (id uuid, amount bigint)
     on conflict (website_id, card_id, kind, ref) do nothing
     returning card_id, delta
   )
   update gift_card set balance = balance + entry.delta from entry
    where website_id = $1 and id = entry.card_id`,
);

export interface BalanceChange extends Omit<GiftEntry, 'delta'> {
  /** What causes it. Repeated with the same cause, it has no effect. */
  readonly ref: string;
  /** What is added to each card; negative amounts are taken. */
  readonly shares: readonly GiftShare[];
}

/** Changes the balances of locked cards, with an entry for each. A balance below zero fails. */
export async function updateBalances(
  connection: Connection,
  websiteId: string,
  { kind, ref, orderId, who, note, at, shares }: BalanceChange,
): Promise<void> {
  // A JSON number would lose digits.
  const json = JSON.stringify(shares.map(({ id, amount }) => ({ id, amount: String(amount) })));
  await connection.run(change, [websiteId, kind, ref, orderId, who, note, at, json]);
}

const adjustment = statement<{ ref: string }>(
  'gift-card-adjustment',
  `select ref from gift_entry where website_id = $1 and card_id = $2 and kind = 'adjust' and ref = $3`,
);

/** Whether a balance was adjusted under this key before. */
export async function selectIsAdjusted(
  connection: Connection,
  websiteId: string,
  cardId: string,
  key: string,
): Promise<boolean> {
  return (await connection.run(adjustment, [websiteId, cardId, key])).length > 0;
}

const spentByOrder = statement<GiftShare & { lastCharacters: string }>(
  'gift-cards-of-order',
  `select card.id, card.last_characters as "lastCharacters", -sum(entry.delta)::bigint as amount
     from gift_entry entry
     join gift_card card on card.website_id = entry.website_id and card.id = entry.card_id
    where entry.website_id = $1 and entry.order_id = $2 and entry.kind <> 'issue'
      and (entry.kind = 'spend' or $3)
    group by card.id, card.last_characters order by card.id`,
);

/** What each card has paid of an order; `net` of what it got back. */
export async function selectSpent(
  connection: Connection,
  websiteId: string,
  orderId: string,
  { net }: { readonly net: boolean },
): Promise<(GiftShare & { readonly lastCharacters: string })[]> {
  return await connection.run(spentByOrder, [websiteId, orderId, net]);
}

const extend = statement(
  'gift-cards-extend',
  `update gift_card set expires_at = $3 where website_id = $1 and id = any ($2::uuid[]) and expires_at < $3`,
);

/** Cards that would expire before then. */
export async function updateExpiry(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
  notBefore: Date,
): Promise<void> {
  await connection.run(extend, [websiteId, ids, notBefore]);
}

const disable = statement<{ id: string }>(
  'gift-card-disable',
  `update gift_card set disabled_at = $3
    where website_id = $1 and id = $2 and issued_at is not null and (disabled_at is null) <> ($3::timestamptz is null)
   returning id`,
);

/** Disables a card, or with null enables it again. Returns false if it was so before. */
export async function updateDisabled(
  connection: Connection,
  websiteId: string,
  id: string,
  disabledAt: Date | null,
): Promise<boolean> {
  return (await connection.run(disable, [websiteId, id, disabledAt])).length > 0;
}

const isReturned = statement<{ id: string }>(
  'gift-card-is-returned',
  `select card.id from gift_card card
     join orders on orders.website_id = card.website_id and orders.id = card.order_id
    where card.website_id = $1 and card.id = $2
      and (orders.payment_status = 'refunded' or orders.lifecycle = 'cancelled')`,
);

/** Whether the price of a card was returned to its buyer. */
export async function selectIsReturned(connection: Connection, websiteId: string, id: string): Promise<boolean> {
  return (await connection.run(isReturned, [websiteId, id])).length > 0;
}

// A card that is disabled already is locked as well, so that enabling it at the same time waits.
const disableOfOrder = statement(
  'gift-card-disable-of-order',
  'update gift_card set disabled_at = coalesce(disabled_at, $3) where website_id = $1 and order_id = $2',
);

/** The order that sold the card, if it did, was refunded. */
export async function disableCardOfOrder(
  connection: Connection,
  websiteId: string,
  orderId: string,
  at: Date,
): Promise<void> {
  await connection.run(disableOfOrder, [websiteId, orderId, at]);
}

const entriesOfCard = statement<GiftEntry & { ref: string; orderNumber: bigint | null }>(
  'gift-entries-of-card',
  `select entry.kind, entry.ref, entry.delta, entry.order_id as "orderId", orders.number as "orderNumber", entry.who,
          entry.note, entry.at
     from gift_entry entry
     left join orders on orders.website_id = entry.website_id and orders.id = entry.order_id
    where entry.website_id = $1 and entry.card_id = $2
    order by entry.at desc, entry.kind, entry.ref limit $3`,
);

/** The latest changes of a card. */
export async function selectEntries(connection: Connection, websiteId: string, cardId: string, limit: number) {
  return await connection.run(entriesOfCard, [websiteId, cardId, limit]);
}

const dueToDeliver = statement<GiftCard & { websiteId: string }>(
  'gift-card-due',
  `/* all websites: cards of any website fall due */
   select website_id as "websiteId", ${cardColumns} from gift_card
    where issued_at is not null and delivered_at is null and deliver_at <= $1 and disabled_at is null
      and id <> all ($2::uuid[])
    order by deliver_at limit 1 for update skip locked`,
);

/** The card whose mail has been due for longest, locked. A disabled one is not mailed. */
export async function lockDue(connection: Connection, now: Date, except: readonly string[]) {
  const [card] = await connection.run(dueToDeliver, [now, except]);
  return card;
}

const deliver = statement(
  'gift-card-delivered',
  'update gift_card set delivered_at = $3 where website_id = $1 and id = $2',
);

export async function markDelivered(connection: Connection, websiteId: string, id: string, at: Date): Promise<void> {
  await connection.run(deliver, [websiteId, id, at]);
}

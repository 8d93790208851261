import { type Connection, statement } from '../../platform/database/index.ts';
import type { ProductTexts } from '../catalogue/index.ts';

type SignUpState = 'pending' | 'active' | 'sent' | 'cancelled';

/** What can be signed up for: a variant of a published product. */
export interface WantedVariant {
  readonly isAvailable: boolean;
  readonly texts: ProductTexts;
  readonly attributes: Readonly<Record<string, string>>;
}

const available = `(variant.unlimited or coalesce(stock.backorder or stock.on_hand > stock.reserved, false))`;

const wantedVariant = statement<WantedVariant>(
  'restock-wanted',
  `select ${available} as "isAvailable", product.texts - '{body,excerpt}'::text[] as texts, variant.attributes
     from variant
     join product on product.website_id = variant.website_id and product.id = variant.product_id and product.label is null
     left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
    where variant.website_id = $1 and variant.id = $2 and product.id = $3`,
);

export async function selectWanted(
  connection: Connection,
  websiteId: string,
  { variantId, productId }: { readonly variantId: string; readonly productId: string },
): Promise<WantedVariant | undefined> {
  return (await connection.run(wantedVariant, [websiteId, variantId, productId]))[0];
}

const unknownVariants = statement<{ readonly number: number }>(
  'restock-unknown',
  `select count(*)::integer as number
     from unnest($2::uuid[], $3::uuid[]) asked (product_id, variant_id)
    where not exists (select from variant
            where variant.website_id = $1 and variant.id = asked.variant_id and variant.product_id = asked.product_id)`,
);

/** Whether all of these are variants of these products. */
export async function selectAreKnown(
  connection: Connection,
  websiteId: string,
  asked: readonly { readonly productId: string; readonly variantId: string }[],
): Promise<boolean> {
  const columns = [asked.map(({ productId }) => productId), asked.map(({ variantId }) => variantId)];
  return (await connection.run(unknownVariants, [websiteId, ...columns]))[0]?.number === 0;
}

const lockOfMailbox = statement(
  'restock-lock-mailbox',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'restock', $1::text, $2::text), 0)) /* website_id */`,
);

/** Until the transaction ends, others that sign this address up wait, so that its limits hold. */
export async function lockMailbox(connection: Connection, websiteId: string, emailKey: string): Promise<void> {
  await connection.run(lockOfMailbox, [websiteId, emailKey]);
}

const waitingOfPerson = statement<{ pending: number; waiting: number; isWaiting: boolean }>(
  'restock-of-mailbox',
  `select count(*) filter (where state = 'pending')::integer as pending, count(*)::integer as waiting,
          coalesce(bool_or(variant_id = $3), false) as "isWaiting"
     from restock_signup
    where website_id = $1 and email_key = $2 and (state = 'active' or state = 'pending' and confirm_expires_at > $4)`,
);

/** What an address waits for; bounded, because sign-ups beyond a limit are refused. A link that has expired does not count. */
export async function countOfMailbox(
  connection: Connection,
  websiteId: string,
  { emailKey, variantId, at }: Pick<NewSignUp, 'emailKey' | 'variantId' | 'at'>,
) {
  const [row] = await connection.run(waitingOfPerson, [websiteId, emailKey, variantId, at]);
  return row ?? { pending: 0, waiting: 0, isWaiting: false };
}

const addSignUp = statement<{ id: string }>(
  'restock-add',
  `insert into restock_signup (website_id, id, variant_id, email, email_key, join_list, language, state, confirm_hash,
     confirm_expires_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   on conflict (website_id, variant_id, email_key) where state in ('pending', 'active') do update
      set email = excluded.email, join_list = excluded.join_list, language = excluded.language, state = excluded.state,
          confirm_hash = excluded.confirm_hash, confirm_expires_at = excluded.confirm_expires_at
    where restock_signup.state = 'pending' and restock_signup.confirm_expires_at <= $11
   returning id`,
);

export interface NewSignUp {
  readonly id: string;
  readonly variantId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly isJoinMailingList: boolean;
  readonly language: string;
  /** Absent if the address need not be confirmed. */
  readonly confirmation: { readonly hash: Buffer; readonly expiresAt: Date } | undefined;
  readonly at: Date;
}

/**
 * Returns the id of the sign-up, or undefined if the address waits for this variant already. One whose link has expired is
 * renewed and keeps its id.
 */
export async function upsertSignUp(
  connection: Connection,
  websiteId: string,
  signUp: NewSignUp,
): Promise<string | undefined> {
  const { id, variantId, email, emailKey, isJoinMailingList, language, confirmation, at } = signUp;
  const [state, hash, until] = confirmation
    ? ['pending', confirmation.hash, confirmation.expiresAt]
    : ['active', null, null];
  const values = [websiteId, id, variantId, email, emailKey, isJoinMailingList, language, state, hash, until, at];
  return (await connection.run(addSignUp, values))[0]?.id;
}

export interface LinkedSignUp {
  readonly id: string;
  readonly variantId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly state: SignUpState;
  readonly confirmExpiresAt: Date | null;
}

const linked = `id, variant_id as "variantId", email, email_key as "emailKey", state, confirm_expires_at as "confirmExpiresAt"`;

const signUpOfHash = statement<LinkedSignUp>(
  'restock-by-hash',
  `select ${linked} from restock_signup where website_id = $1 and confirm_hash = $2 for update`,
);

export async function lockByHash(
  connection: Connection,
  websiteId: string,
  hash: Buffer,
): Promise<LinkedSignUp | undefined> {
  return (await connection.run(signUpOfHash, [websiteId, hash]))[0];
}

const signUpOfId = statement<LinkedSignUp>(
  'restock-by-id',
  `select ${linked} from restock_signup where website_id = $1 and id = $2`,
);

export async function selectSignUp(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<LinkedSignUp | undefined> {
  return (await connection.run(signUpOfId, [websiteId, id]))[0];
}

const activate = statement(
  'restock-activate',
  `update restock_signup set state = 'active' where website_id = $1 and id = $2 and state = 'pending'`,
);

// The variant may have come back while the address was not confirmed; one more may be told then.
const noteAvailable = statement(
  'restock-note-available',
  `insert into restock_event (website_id, variant_id, cause, quantity)
   select variant.website_id, variant.id, 'stock', 1
     from variant left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
    where variant.website_id = $1 and variant.id = $2 and ${available}`,
);

export async function markConfirmed(
  connection: Connection,
  websiteId: string,
  { id, variantId }: Pick<LinkedSignUp, 'id' | 'variantId'>,
): Promise<void> {
  await connection.run(activate, [websiteId, id]);
  await connection.run(noteAvailable, [websiteId, variantId]);
}

const leave = statement(
  'restock-leave',
  `with withdrawn as (
     delete from restock_send using restock_signup signup
      where restock_send.website_id = $1 and restock_send.mail_id is null
        and signup.website_id = $1 and signup.id = restock_send.signup_id and signup.email_key = $2
      returning signup_id
   )
   update restock_signup set state = 'cancelled', notified_at = null, confirm_hash = null
    where website_id = $1 and email_key = $2
      and (state in ('pending', 'active') or id in (select signup_id from withdrawn))`,
);

/** Cancels everything that an address waits for, and notices that are not written yet. */
export async function markCancelled(connection: Connection, websiteId: string, emailKey: string): Promise<void> {
  await connection.run(leave, [websiteId, emailKey]);
}

export interface GroupRow {
  readonly productId: string;
  readonly variantId: string;
  readonly texts: ProductTexts;
  readonly attributes: Readonly<Record<string, string>>;
  readonly waiting: number;
  readonly since: Date;
  readonly qtyInStock: number | null;
  readonly isPublished: boolean;
}

// The latest variants first. A variant that was removed has no product; its sign-ups end with their time.
const groups = statement<GroupRow>(
  'restock-groups',
  `select product.id as "productId", variant.id as "variantId", variant.attributes,
          product.texts - '{body,excerpt}'::text[] as texts, counted.waiting, first.created_at as since,
          case when variant.unlimited or coalesce(stock.backorder, false) then null
               else greatest(coalesce(stock.on_hand - stock.reserved, 0), 0) end as "qtyInStock",
          product.label is null as "isPublished"
     from restock_group counted
     join variant on variant.website_id = counted.website_id and variant.id = counted.variant_id
     join product on product.website_id = variant.website_id and product.id = variant.product_id
     left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
     cross join lateral (
       select created_at from restock_signup waiting
        where waiting.website_id = counted.website_id and waiting.variant_id = counted.variant_id and waiting.state = 'active'
        order by waiting.id limit 1) first
    where counted.website_id = $1 and counted.waiting > 0
      and counted.variant_id < coalesce($2, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)
    order by counted.variant_id desc limit $3`,
);

export async function selectGroups(
  connection: Connection,
  websiteId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<GroupRow[]> {
  return await connection.run(groups, [websiteId, after ?? null, limit]);
}

export interface SignUpRow {
  readonly id: string;
  readonly email: string;
  readonly isJoinMailingList: boolean;
  readonly createdAt: Date;
  readonly notifiedAt: Date | null;
}

const signUps = statement<SignUpRow>(
  'restock-list',
  `select signup.id, signup.email, signup.join_list as "isJoinMailingList", signup.created_at as "createdAt",
          signup.notified_at as "notifiedAt"
     from restock_signup signup
     join variant on variant.website_id = signup.website_id and variant.id = signup.variant_id and variant.product_id = $2
    where signup.website_id = $1 and signup.variant_id = $3 and signup.state in ('active', 'sent')
      and signup.id > coalesce($4, '00000000-0000-0000-0000-000000000000'::uuid)
    order by signup.id limit $5`,
);

/** Who waits or was told, in the order in which they signed up. */
export async function selectSignUps(
  connection: Connection,
  websiteId: string,
  wanted: {
    readonly productId: string;
    readonly variantId: string;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<SignUpRow[]> {
  const { productId, variantId, after, limit } = wanted;
  return await connection.run(signUps, [websiteId, productId, variantId, after ?? null, limit]);
}

const ofPerson = statement<{
  email: string;
  productId: string | null;
  variantId: string;
  isJoinMailingList: boolean;
  state: SignUpState;
  createdAt: Date;
  notifiedAt: Date | null;
}>(
  'restock-of-person',
  `select signup.email, variant.product_id as "productId", signup.variant_id as "variantId",
          signup.join_list as "isJoinMailingList", signup.state, signup.created_at as "createdAt", signup.notified_at as "notifiedAt"
     from restock_signup signup
     join variant on variant.website_id = signup.website_id and variant.id = signup.variant_id
    where signup.website_id = $1 and signup.email_key = $2
    order by signup.id`,
);

export async function selectOfPerson(connection: Connection, websiteId: string, emailKey: string) {
  return await connection.run(ofPerson, [websiteId, emailKey]);
}

const forgetPerson = statement(
  'restock-forget-person',
  'delete from restock_signup where website_id = $1 and email_key = $2',
);

export async function deleteOfPerson(connection: Connection, websiteId: string, emailKey: string): Promise<void> {
  await connection.run(forgetPerson, [websiteId, emailKey]);
}

const forgetOld = statement(
  'restock-forget-old',
  `delete from restock_signup
    where (state = 'pending' and confirm_expires_at <= $1)
       or (state = 'active' and created_at <= $2)
       or (state = 'sent' and notified_at <= $3)
       or (state = 'cancelled' and created_at <= $3)
   /* all websites: nobody waits for ever */`,
);

const forgetEvents = statement(
  'restock-forget-events',
  `delete from restock_event event
    where (event.claimed_at <= $1 or event.claimed_at is null and event.created_at <= $2)
      and not exists (select from restock_send send where send.website_id = event.website_id and send.event_id = event.id)
   /* all websites: an event matters as long as somebody was told of it */`,
);

export interface Ends {
  readonly now: Date;
  /** What waited since before this is given up. */
  readonly waitedSince: Date;
  /** What was told before this is forgotten. */
  readonly toldBefore: Date;
}

export async function deleteOld(connection: Connection, { now, waitedSince, toldBefore }: Ends): Promise<void> {
  await connection.run(forgetOld, [now, waitedSince, toldBefore]);
  await connection.run(forgetEvents, [toldBefore, waitedSince]);
}

import { type Connection, statement } from '../../../platform/database/index.ts';

/**
 * Whether a row of `member_access access` opens its area at a time, which is named by its placeholder. What is paid by a subscription
 * lasts until its next payment, which a job makes soon after that is due; meanwhile nobody is locked out.
 */
export function isOpenAccess(at: string): string {
  return `access.ended_at is null and (access.until is null or access.until > ${at}
    or (access.until > ${at}::timestamptz - interval '1 day' and exists (
      select from subscription where subscription.website_id = access.website_id and subscription.id = access.subscription_id
         and subscription.state = 'active' and not subscription.ends_with_period)))`;
}

/** Whether such a row is open without an end that is known now: paid for once, or by a subscription that runs on. */
function isLastingAccess(at: string): string {
  return `${isOpenAccess(at)} and (access.until is null or exists (
    select from subscription where subscription.website_id = access.website_id and subscription.id = access.subscription_id
       and subscription.state = 'active' and not subscription.ends_with_period))`;
}

export interface NewAccess {
  readonly id: string;
  readonly areaId: string;
  readonly siteUserId: string | null;
  readonly email: string;
  readonly emailKey: string;
  readonly orderId: string | null;
  readonly subscriptionId: string | null;
  readonly startsAt: Date;
  readonly until: Date | null;
  readonly who: string;
  readonly reason: string;
}

const given = statement<{ email: string }>(
  'member-access-insert',
  `insert into member_access (website_id, id, area_id, site_user_id, email, email_key, order_id, subscription_id, starts_at, until,
                              who, reason, end_reason)
   select $1, $2, $3,
          coalesce($4,
                   (select site_user_id from member_access before
                     where before.website_id = $1 and before.email_key = $6 and before.subscription_id = $8
                       and before.site_user_id is not null
                     order by before.id desc limit 1),
                   (select id from site_user where website_id = $1 and email_key = $6)),
          $5, $6, $7, $8, $9, $10, $11, $12, ''
   on conflict (website_id, area_id, order_id) do nothing
   returning coalesce((select site_user.email from site_user where website_id = $1 and id = member_access.site_user_id), email) as email`,
);

/**
 * Gives access; an order gives it once, however often its payment is reported. It belongs to the account, or else to the
 * one that its subscription has paid for before, or to that of the address, or waits for one. Returns the address
 * to sign in with, or undefined if the order has given it before.
 */
export async function insertAccess(
  connection: Connection,
  websiteId: string,
  access: NewAccess,
): Promise<string | undefined> {
  const { id, areaId, siteUserId, email, emailKey, orderId, subscriptionId, startsAt, until, who, reason } = access;
  const person = [siteUserId, email, emailKey];
  const rows = await connection.run(given, [
    websiteId,
    id,
    areaId,
    ...person,
    orderId,
    subscriptionId,
    startsAt,
    until,
    who,
    reason,
  ]);
  return rows[0]?.email;
}

const endedOfOrder = statement(
  'member-access-end-of-order',
  `update member_access access set ended_at = $3, ended_by = $4
     from member_access paid
    where access.website_id = $1 and access.ended_at is null and paid.website_id = $1 and paid.order_id = $2
      and paid.area_id = access.area_id
      and (access.order_id = $2
           or access.subscription_id = paid.subscription_id and access.until <= paid.until
              and access.until > $3::timestamptz - interval '1 day')`,
);

export type EndCause = 'refund' | 'cancellation' | 'dispute' | 'team' | 'account';

/**
 * Takes away what an order has given; the period before it, which may have just ended, opens nothing in its place. Periods
 * after it have been paid by themselves.
 */
export async function endAccessOfOrder(
  connection: Connection,
  websiteId: string,
  orderId: string,
  { at, by }: { readonly at: Date; readonly by: EndCause },
): Promise<void> {
  await connection.run(endedOfOrder, [websiteId, orderId, at, by]);
}

const areasOfProducts = statement<{ id: string }>(
  'member-areas-of-products',
  'select id from member_area where website_id = $1 and product_ids && $2::uuid[] and trashed_at is null order by id',
);

/** The areas that open when one of the products is paid. */
export async function selectAreasOfProducts(
  connection: Connection,
  websiteId: string,
  productIds: readonly string[],
): Promise<string[]> {
  return (await connection.run(areasOfProducts, [websiteId, productIds])).map(({ id }) => id);
}

const areasOfOrder = statement<{ id: string }>(
  'member-areas-sold',
  `select distinct area.id
     from orders sold join member_area area on area.website_id = sold.website_id and area.id = any (sold.area_ids)
    where sold.website_id = $1
      and sold.id in ($2, (select order_id from subscription_cycle where website_id = $1 and subscription_id = $3 and order_id is not null
                           order by period limit 1))
    order by area.id`,
);

/**
 * The areas that were sold with an order, or with the first order of its subscription: the owner may have taken the product out of them
 * while the payment was waited for.
 */
export async function selectSoldAreas(
  connection: Connection,
  websiteId: string,
  orderId: string,
  subscriptionId: string | null,
): Promise<string[]> {
  return (await connection.run(areasOfOrder, [websiteId, orderId, subscriptionId])).map(({ id }) => id);
}

/** An account, or a guest with an address; `emailKey` is that of the account. */
export interface AreaPerson {
  readonly siteUserId: string | null;
  readonly emailKey: string;
}

const accountOf = statement<AreaPerson>(
  'member-access-account',
  `select id as "siteUserId", email_key as "emailKey" from site_user
    where website_id = $1 and (id = $2 or $2 is null and email_key = $3)`,
);

/** Whom access belongs to that an account buys, or a guest with the typed address: the account, or that of the address, or the address. */
export async function selectAreaPerson(
  connection: Connection,
  websiteId: string,
  { siteUserId, emailKey }: AreaPerson,
): Promise<AreaPerson> {
  const [account] = await connection.run(accountOf, [websiteId, siteUserId, emailKey]);
  return account ?? { siteUserId, emailKey };
}

/** Whether a row with an account or an address is the person's: the placeholders name both. */
function isOfPerson(row: string, siteUserId: string, emailKey: string): string {
  return `(${row}.site_user_id = ${siteUserId} or ${row}.site_user_id is null and ${row}.email_key = ${emailKey})`;
}

const buyerLocked = statement(
  'member-access-lock-buyer',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'member-access', $1::text, $2::text), 0)) /* website_id */`,
);

/** Waits for every other purchase of access by the same person that is being written. */
export async function lockBuyer(connection: Connection, websiteId: string, { emailKey }: AreaPerson): Promise<void> {
  await connection.run(buyerLocked, [websiteId, emailKey]);
}

const begun = statement<{ reason: 'access-under-way' | 'access-awaited' }>(
  'member-access-begun',
  `select case when is_awaited then 'access-awaited' else 'access-under-way' end as reason
     from orders, lateral (select orders.lifecycle = 'placed' or exists (
            select from payment
              join payment_attempt attempt on attempt.website_id = payment.website_id and attempt.payment_id = payment.id
             where payment.website_id = $1 and payment.order_id = orders.id and attempt.waits_for = 'provider') as is_awaited) state
    where orders.website_id = $1 and ${isOfPerson('orders', '$2', '$3')} and orders.area_ids && $4::uuid[]
      and (orders.lifecycle = 'draft' or orders.lifecycle = 'placed' and orders.payment_status = 'pending')
      and (not is_awaited or orders.site_user_id is not null or $5)
    order by reason limit 1`,
);

/**
 * Whether the person is paying for one of the areas: in another cart, or with a payment that is awaited, such as one at the bank. What is
 * awaited from a guest with the address counts for other guests only: a stranger could keep the account from buying for days.
 */
export async function selectPaying(
  connection: Connection,
  websiteId: string,
  { siteUserId, emailKey, isGuest }: AreaPerson & { readonly isGuest: boolean },
  areaIds: readonly string[],
): Promise<'access-under-way' | 'access-awaited' | undefined> {
  return (await connection.run(begun, [websiteId, siteUserId, emailKey, areaIds, isGuest]))[0]?.reason;
}

const lasting = statement<{ id: string }>(
  'member-access-lasting',
  `select distinct access.area_id as id from member_access access
    where access.website_id = $1 and ${isOfPerson('access', '$2', '$3')} and access.area_id = any ($4::uuid[])
      and ${isLastingAccess('$5')}`,
);

/** Those of the areas that are open to the person without an end that is known now. */
export async function selectLastingAreas(
  connection: Connection,
  websiteId: string,
  { siteUserId, emailKey }: AreaPerson,
  { areaIds, at }: { readonly areaIds: readonly string[]; readonly at: Date },
): Promise<string[]> {
  return (await connection.run(lasting, [websiteId, siteUserId, emailKey, areaIds, at])).map(({ id }) => id);
}

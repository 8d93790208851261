import type { Address, SubscriptionProgress } from '@awning/commerce';
import type { BillingUnit, SubscriptionPlan } from '@awning/formats';
import { emailKey } from '@awning/site-model';
import { type Connection, statement } from '../../platform/database/index.ts';
import type { Agreement, Subscription } from './subscription.ts';

const planOfItem = statement<{ unit: BillingUnit; value: number; numCycles: number }>(
  'subscription-plan-of-item',
  `select plan.unit, plan.value, plan.num_cycles as "numCycles" from plan
     join product on product.website_id = plan.website_id and product.id = plan.product_id and product.is_subscribable
    where plan.website_id = $1 and plan.product_id = $2`,
);

/** The plan by which a product is sold now. */
export async function selectPlan(
  connection: Connection,
  websiteId: string,
  itemId: string,
): Promise<SubscriptionPlan | undefined> {
  const [row] = await connection.run(planOfItem, [websiteId, itemId]);
  return row && { billingPeriod: { value: row.value, unit: row.unit }, numBillingCycles: row.numCycles };
}

const newSubscription = statement(
  'subscription-new',
  `with made as (
     insert into subscription (website_id, id, site_user_id, email, email_key, language, state, title, item_id, variant_id, quantity,
       additional_fields, unit_price, currency, billing_unit, billing_value, num_cycles, starts_at, time_zone,
       shipping_address, billing_address, shipping_option_id, vat_number, provider,
       period, paid_cycles, failed_tries, due_at, ends_with_period, is_test, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 'pending', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
       $23, 0, 0, 0, null, false, $24, $17, $17)
   )
   insert into subscription_cycle (website_id, subscription_id, period, state, order_id, at)
   values ($1, $2, 0, 'open', $25, $17)`,
);

/** A subscription whose first order is being paid. */
export async function insertSubscription(
  connection: Connection,
  websiteId: string,
  { id, orderId, agreement }: { readonly id: string; readonly orderId: string; readonly agreement: Agreement },
): Promise<void> {
  const { billingPeriod, shippingAddress, billingAddress } = agreement;
  await connection.run(newSubscription, [
    websiteId,
    id,
    agreement.siteUserId,
    agreement.email,
    emailKey(agreement.email),
    agreement.language,
    agreement.title,
    agreement.itemId,
    agreement.variantId,
    agreement.quantity,
    agreement.additionalFields,
    agreement.unitPrice,
    agreement.currency,
    billingPeriod.unit,
    billingPeriod.value,
    agreement.numBillingCycles,
    agreement.startsAt,
    agreement.timeZone,
    shippingAddress && JSON.stringify(shippingAddress),
    billingAddress && JSON.stringify(billingAddress),
    agreement.shippingOptionId,
    agreement.vatNumber,
    agreement.provider,
    agreement.isTest,
    orderId,
  ]);
}

/** All columns of a subscription, for statements of this feature. */
export const columns = `subscription.id, subscription.site_user_id as "siteUserId", subscription.email, subscription.language,
  subscription.state, subscription.title, subscription.item_id as "itemId", subscription.variant_id as "variantId", subscription.quantity,
  subscription.additional_fields as "additionalFields", subscription.unit_price as "unitPrice", subscription.currency,
  json_build_object('unit', subscription.billing_unit, 'value', subscription.billing_value) as "billingPeriod",
  subscription.num_cycles as "numBillingCycles", subscription.starts_at as "startsAt", subscription.time_zone as "timeZone",
  subscription.shipping_address as "shippingAddress", subscription.billing_address as "billingAddress",
  subscription.shipping_option_id as "shippingOptionId", subscription.vat_number as "vatNumber", subscription.provider,
  subscription.instrument, subscription.instrument_label as "instrumentLabel", subscription.period,
  subscription.paid_cycles as "paidCycles", subscription.failed_tries as "failedTries", subscription.due_at as "dueAt",
  subscription.ends_with_period as "endsWithPeriod", subscription.reminded_period as "remindedPeriod",
  subscription.is_test as "isTest", subscription.created_at as "createdAt"`;

const ofOrder = `from subscription
  join subscription_cycle cycle on cycle.website_id = subscription.website_id and cycle.subscription_id = subscription.id
 where subscription.website_id = $1 and cycle.order_id = $2`;

const subscriptionOfOrder = statement<Subscription>('subscription-of-order', `select ${columns} ${ofOrder}`);

/** The subscription of which an order, or a draft, pays a period. */
export async function selectSubscriptionOfOrder(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<Subscription | undefined> {
  const [row] = await connection.run(subscriptionOfOrder, [websiteId, orderId]);
  return row;
}

const subscriptionById = statement<Subscription>(
  'subscription-by-id',
  `select ${columns} from subscription where website_id = $1 and id = $2 and state <> 'pending'`,
);

/** A subscription that has begun. */
export async function selectSubscription(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<Subscription | undefined> {
  const [row] = await connection.run(subscriptionById, [websiteId, id]);
  return row;
}

const lockedOfOrder = statement<Subscription>(
  'subscription-lock-of-order',
  `${subscriptionOfOrder.text} and cycle.state = 'open' for update of subscription`,
);

/** The same while the order is not paid, locked before its progress changes. */
export async function lockSubscriptionOfOrder(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<Subscription | undefined> {
  const [row] = await connection.run(lockedOfOrder, [websiteId, orderId]);
  return row;
}

const progressed = statement(
  'subscription-progress',
  `with settled as (
     update subscription_cycle set state = 'paid', at = $9
      where website_id = $1 and subscription_id = $2 and state = 'open'
   )
   update subscription
      set state = $3, period = $4, paid_cycles = $5, failed_tries = $6, due_at = $7, ends_with_period = $8, updated_at = $9,
          starts_at = $10
    where website_id = $1 and id = $2`,
);

/** The open period is paid. The first payment is the beginning from which the others are counted. */
export async function markPeriodPaid(
  connection: Connection,
  websiteId: string,
  id: string,
  progress: SubscriptionProgress,
  { at, startsAt }: { readonly at: Date; readonly startsAt: Date },
): Promise<void> {
  const { state, period, paidCycles, failedTries, dueAt, endsWithPeriod } = progress;
  const values = [state, period, paidCycles, failedTries, dueAt, endsWithPeriod, at, startsAt];
  await connection.run(progressed, [websiteId, id, ...values]);
}

const instrumentKept = statement(
  'subscription-instrument',
  `update subscription set instrument = $3, instrument_label = $4, provider = $5 where website_id = $1 and id = $2`,
);

export async function updateInstrument(
  connection: Connection,
  websiteId: string,
  id: string,
  { reference, label, provider }: { readonly reference: string; readonly label: string; readonly provider: string },
): Promise<void> {
  await connection.run(instrumentKept, [websiteId, id, reference, label, provider]);
}

const quantityChanged = statement(
  'subscription-quantity',
  'update subscription set quantity = $3, updated_at = $4 where website_id = $1 and id = $2',
);

export async function updateQuantity(
  connection: Connection,
  websiteId: string,
  { id, quantity, at }: { readonly id: string; readonly quantity: number; readonly at: Date },
): Promise<void> {
  await connection.run(quantityChanged, [websiteId, id, quantity, at]);
}

const addressChanged = statement(
  'subscription-address',
  `update subscription
      set shipping_address = case when shipping_address is null then null else $3::jsonb end,
          billing_address = $3::jsonb, updated_at = $4
    where website_id = $1 and id = $2`,
);

/** The form has one address, to which goods are sent as well. */
export async function updateAddress(
  connection: Connection,
  websiteId: string,
  { id, address, at }: { readonly id: string; readonly address: Address; readonly at: Date },
): Promise<void> {
  await connection.run(addressChanged, [websiteId, id, JSON.stringify(address), at]);
}

const removed = statement('subscription-remove', 'delete from subscription where website_id = $1 and id = $2');

/** Its first order was not paid. */
export async function deleteSubscription(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(removed, [websiteId, id]);
}

export interface DueSubscription extends Subscription {
  readonly websiteId: string;
  readonly dueAt: Date;
}

const nextDue = statement<DueSubscription>(
  'subscription-next-due',
  `/* all websites: one job renews everywhere */
   select subscription.website_id as "websiteId", ${columns} from subscription
    where due_at <= $1 and (due_at, id) > ($2, $3)
      and not exists (select from subscription_cycle cycle
        where cycle.website_id = subscription.website_id and cycle.subscription_id = subscription.id and cycle.state = 'open')
    order by due_at, id limit 1`,
);

/** The next subscription about which something is to be done and whose payment is not running. */
export async function selectNextDue(
  connection: Connection,
  now: Date,
  after: { readonly dueAt: Date; readonly id: string },
): Promise<DueSubscription | undefined> {
  const [row] = await connection.run(nextDue, [now, after.dueAt, after.id]);
  return row;
}

const lockedAtRest = statement<Subscription>(
  'subscription-lock-at-rest',
  `select ${columns} from subscription where website_id = $1 and id = $2 for update`,
);

const openPeriod = statement(
  'subscription-open-period',
  `select from subscription_cycle where website_id = $1 and subscription_id = $2 and state = 'open'`,
);

/** A subscription, locked before it changes; undefined while the payment of a period is running. */
export async function lockAtRest(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<Subscription | undefined> {
  const [row] = await connection.run(lockedAtRest, [websiteId, id]);
  // Only now: a payment that began while we waited for the lock is seen.
  const isOpen = (await connection.run(openPeriod, [websiteId, id])).length > 0;
  return isOpen ? undefined : row;
}

const newPeriod = statement(
  'subscription-period',
  `insert into subscription_cycle (website_id, subscription_id, period, state, order_id, at) values ($1, $2, $3, 'open', $4, $5)`,
);

/** The payment of a period begins. A period has one order: the key refuses a second one. */
export async function insertOpenPeriod(
  connection: Connection,
  websiteId: string,
  {
    id,
    period,
    orderId,
    at,
  }: { readonly id: string; readonly period: number; readonly orderId: string; readonly at: Date },
): Promise<void> {
  await connection.run(newPeriod, [websiteId, id, period, orderId, at]);
}

const closedPeriod = statement(
  'subscription-period-closed',
  `delete from subscription_cycle where website_id = $1 and subscription_id = $2 and state = 'open'`,
);

/** The payment of a period came to nothing: it can be tried again. */
export async function deleteOpenPeriod(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(closedPeriod, [websiteId, id]);
}

const moved = statement(
  'subscription-moved',
  `with passed as (
     insert into subscription_cycle (website_id, subscription_id, period, state, at)
     select $1, $2, period, 'left_out', $9 from generate_series($10::integer, $4::integer - 1) period
   )
   update subscription
      set state = $3, period = $4, paid_cycles = $5, failed_tries = $6, due_at = $7, ends_with_period = $8, updated_at = $9,
          instrument = case when $3 in ('cancelled', 'ended') then null else instrument end
    where website_id = $1 and id = $2`,
);

/** Stores a progress without a payment. Periods that were passed over are left out for good. */
export async function updateProgress(
  connection: Connection,
  websiteId: string,
  { id, period: before }: Pick<Subscription, 'id' | 'period'>,
  progress: SubscriptionProgress,
  now: Date,
): Promise<void> {
  const { state, period, paidCycles, failedTries, dueAt, endsWithPeriod } = progress;
  const values = [state, period, paidCycles, failedTries, dueAt, endsWithPeriod, now, before];
  await connection.run(moved, [websiteId, id, ...values]);
}

const nextReminder = statement<Subscription & { readonly websiteId: string }>(
  'subscription-next-reminder',
  `/* all websites: one job reminds everywhere */
   select subscription.website_id as "websiteId", ${columns} from subscription
    where due_at > $3 and due_at <= $1 and state = 'active' and not ends_with_period and reminded_period < period
      and (num_cycles = 0 or paid_cycles < num_cycles) and not (id = any ($2::uuid[]))
    order by due_at, id limit 1 for update skip locked`,
);

/** The next subscription of which the customer is told that it renews, locked until that is written. */
export async function lockNextReminder(
  connection: Connection,
  { now, until }: { readonly now: Date; readonly until: Date },
  except: readonly string[],
): Promise<(Subscription & { readonly websiteId: string }) | undefined> {
  const [row] = await connection.run(nextReminder, [until, except, now]);
  return row;
}

const reminded = statement(
  'subscription-reminded',
  'update subscription set reminded_period = period where website_id = $1 and id = $2',
);

export async function markReminded(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(reminded, [websiteId, id]);
}

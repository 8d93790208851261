import { nextProgress, type SubscriptionEvent, type SubscriptionProgress } from '@awning/commerce';
import type { Connection } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { readWebsiteById, type Website } from '../../platform/website/index.ts';
import type { PaidPeriod } from '../member-area/index.ts';
import { forgetCards } from './forget-cards.ts';
import { tellCustomer } from './mail.ts';
import {
  deleteOpenPeriod,
  deleteSubscription,
  lockAtRest,
  lockSubscriptionOfOrder,
  markPeriodPaid,
  updateProgress,
} from './store.ts';
import type { Subscription } from './subscription.ts';

type SettleParts = Pick<Parts, 'config' | 'clock' | 'jobs' | 'log'>;

/**
 * Begins or continues a subscription whose order is being placed, in the same transaction and with its row locked, so
 * that a payment counts once however often it is reported. Returns the period that is paid.
 */
export async function countPaidPeriod(
  parts: SettleParts,
  connection: Connection,
  website: Website,
  subscription: Subscription,
): Promise<PaidPeriod> {
  const now = parts.clock.now();
  const isFirst = subscription.state === 'pending';
  const startsAt = isFirst ? now : subscription.startsAt;
  const progress = nextProgress(subscription, isFirst ? 'start' : 'renew', { ...subscription, startsAt }, now);
  if (!progress) throw new Error(`The subscription ${subscription.id} cannot be renewed when ${subscription.state}`);
  await markPeriodPaid(connection, website.id, subscription.id, progress, { at: now, startsAt });
  if (isFirst) await tellCustomer(parts, connection, website, { ...subscription, ...progress }, 'begun');
  return { subscriptionId: subscription.id, until: progress.dueAt, isFirst };
}

interface UnpaidOrder {
  readonly orderId: string;
  /** Otherwise the payment was given up, and is simply tried again. */
  readonly isDeclined: boolean;
}

/** An order is discarded: if it would have paid a period of a subscription, that period is still to be paid. */
export async function closePeriod(
  parts: SettleParts,
  connection: Connection,
  websiteId: string,
  { orderId, isDeclined }: UnpaidOrder,
): Promise<void> {
  const subscription = await lockSubscriptionOfOrder(connection, websiteId, orderId);
  if (!subscription) return;
  const { id, state } = subscription;
  if (state === 'pending') {
    await deleteSubscription(connection, websiteId, id);
    await forgetCards(parts, connection, websiteId, subscription, 'later');
    return;
  }
  await deleteOpenPeriod(connection, websiteId, id);
  const progress = isDeclined ? nextProgress(subscription, 'fail', subscription, parts.clock.now()) : null;
  if (progress) await storeProgress(parts, connection, websiteId, subscription, progress);
}

/** Something happens to a subscription, unless it is no longer possible. Returns whether it was. */
export async function changeSubscription(
  parts: SettleParts,
  connection: Connection,
  websiteId: string,
  { id, event }: { readonly id: string; readonly event: SubscriptionEvent },
): Promise<boolean> {
  const subscription = await lockAtRest(connection, websiteId, id);
  const progress = subscription && nextProgress(subscription, event, subscription, parts.clock.now());
  if (!progress) return false;
  await storeProgress(parts, connection, websiteId, subscription, progress);
  return true;
}

/** The customer is told, in the same transaction, what cannot be seen from a page of the shop. */
async function storeProgress(
  parts: SettleParts,
  connection: Connection,
  websiteId: string,
  before: Subscription,
  progress: SubscriptionProgress,
): Promise<void> {
  await updateProgress(connection, websiteId, before, progress, parts.clock.now());
  const isOver = progress.state === 'cancelled' || progress.state === 'ended';
  const hasFailed = progress.failedTries > before.failedTries;
  if (isOver) await forgetCards(parts, connection, websiteId, before, 'now');
  if (!isOver && !hasFailed) return;
  const website = await readWebsiteById(connection, websiteId, parts.log);
  if (!website) throw new Error(`The website of subscription ${before.id} is gone`);
  const over = hasFailed ? 'unpaid' : 'ended';
  await tellCustomer(parts, connection, website, { ...before, ...progress }, isOver ? over : 'failed');
}

import { firstPeriodAfter, periodStart, type Schedule } from './period.ts';

/**
 * `pending`: the first payment is not decided. `past_due`: a renewal could not be paid and is tried again. `ended`: all
 * periods that were agreed are over, or the customer wanted no further one.
 */
export const subscriptionStates = ['pending', 'active', 'paused', 'past_due', 'cancelled', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export interface SubscriptionTerms extends Schedule {
  /** How many periods are paid in all; 0 means without end. */
  readonly numBillingCycles: number;
}

/** How far a subscription has come. */
export interface SubscriptionProgress {
  readonly state: SubscriptionState;
  /** The period that is paid next. All before it are settled: paid, or left out. */
  readonly period: number;
  readonly paidCycles: number;
  /** How often the payment of `period` has failed. */
  readonly failedTries: number;
  /** When something is to be done next: the renewal, another try, or the end. Null if nothing is. */
  readonly dueAt: Date | null;
  /** Whether the customer wants no further period. */
  readonly endsWithPeriod: boolean;
}

/**
 * `start`: the first payment, which is for period 0. `renew` and `fail`: a renewal was paid, or could not be. `retry`: there
 * is another card, with which the payment is tried now. `wait` and `leave-out`: its goods are missing, and the shop wants
 * to wait for them or to leave the period out. `end`: the last period is over. `skip`: the customer wants nothing for the next period. `end-with-period` and `go-on`: no further
 * period, or one after all.
 */
export const subscriptionEvents = [
  'start',
  'renew',
  'fail',
  'retry',
  'wait',
  'leave-out',
  'end',
  'pause',
  'resume',
  'skip',
  'end-with-period',
  'go-on',
  'cancel',
] as const;
export type SubscriptionEvent = (typeof subscriptionEvents)[number];

export const newSubscription: SubscriptionProgress = {
  state: 'pending',
  period: 0,
  paidCycles: 0,
  failedTries: 0,
  dueAt: null,
  endsWithPeriod: false,
};

const DAY_MS = 86_400_000;

/** Two further tries. All are over before the shortest period, a week, is. */
const retryDays = [2, 3];

/** How often the stock is looked at again while a renewal waits for goods. */
const STOCK_WAIT_DAYS = 1;

/**
 * The progress after an event, or null if the event is not possible now and changes nothing. Periods between the old
 * and the new `period` that were not paid are left out for good.
 *
 * @example
 * nextProgress(
 *   newSubscription,
 *   'start',
 *   { startsAt: new Date(0), timeZone: 'UTC', billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 0 },
 *   new Date(0),
 * ) // => { state: 'active', period: 1, paidCycles: 1, failedTries: 0, dueAt: new Date('1970-01-08'), endsWithPeriod: false }
 */
export function nextProgress(
  progress: SubscriptionProgress,
  event: SubscriptionEvent,
  terms: SubscriptionTerms,
  now: Date,
): SubscriptionProgress | null {
  const { state, period, endsWithPeriod } = progress;
  const isDue = progress.dueAt !== null && progress.dueAt <= now;
  const isLast = isInLastPeriod(progress, terms);
  const isRunning = state === 'active' || state === 'past_due';
  const isRenewable = isRunning && isDue && !isLast;
  switch (event) {
    case 'start':
      return state === 'pending' ? paid(progress, terms) : null;
    case 'renew':
      return isRenewable ? paid(progress, terms) : null;
    case 'fail':
      return isRenewable ? failed(progress, now) : null;
    case 'retry':
      return state === 'past_due' ? { ...progress, state: 'active', failedTries: 0, dueAt: now } : null;
    case 'wait':
      return isRenewable ? { ...progress, dueAt: nextLook(progress, terms, now) } : null;
    case 'leave-out':
      return isRenewable ? at(progress, terms, period + 1) : null;
    case 'end':
      return state === 'active' && isDue && isLast ? over(progress, 'ended') : null;
    case 'pause':
      return state === 'active' && !isDue && !isLast ? { ...progress, state: 'paused', dueAt: null } : null;
    case 'resume':
      return state === 'paused' ? at(progress, terms, firstPeriodAfter(terms, period, now)) : null;
    case 'skip':
      return state === 'active' && !isLast && canSkip(progress, terms, now) ? at(progress, terms, period + 1) : null;
    case 'end-with-period':
      return state === 'active' && !isLast ? { ...progress, endsWithPeriod: true } : null;
    case 'go-on':
      return state === 'active' && endsWithPeriod && !isDue ? { ...progress, endsWithPeriod: false } : null;
    default:
      return isRunning || state === 'paused' || state === 'pending' ? over(progress, 'cancelled') : null;
  }
}

/**
 * What is to be done about a subscription now: nothing, its next payment, or its end. A period that is over before it
 * could be paid, because the shop was closed down or waited for goods, is left out: nobody wants three parcels at once.
 *
 * @example
 * dueStep(newSubscription, { startsAt: new Date(0), timeZone: 'UTC', billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 0 }, new Date(0)) // => null
 */
export function dueStep(
  progress: SubscriptionProgress,
  terms: SubscriptionTerms,
  now: Date,
): 'renew' | 'leave-out' | 'end' | null {
  const { dueAt, period } = progress;
  if (dueAt === null || dueAt > now) return null;
  if (isInLastPeriod(progress, terms)) return 'end';
  return periodStart(terms, period + 1) <= now ? 'leave-out' : 'renew';
}

function isInLastPeriod(
  { paidCycles, endsWithPeriod }: SubscriptionProgress,
  { numBillingCycles }: SubscriptionTerms,
): boolean {
  return endsWithPeriod || (numBillingCycles > 0 && paidCycles >= numBillingCycles);
}

/** One period at a time; for a longer break there is the pause. */
function canSkip({ period, dueAt }: SubscriptionProgress, terms: SubscriptionTerms, now: Date): boolean {
  return dueAt !== null && dueAt > now && periodStart(terms, period - 1) <= now;
}

function paid(progress: SubscriptionProgress, terms: SubscriptionTerms): SubscriptionProgress {
  const { period, paidCycles } = progress;
  return at({ ...progress, paidCycles: paidCycles + 1, failedTries: 0 }, terms, period + 1);
}

function failed(progress: SubscriptionProgress, now: Date): SubscriptionProgress {
  const failedTries = progress.failedTries + 1;
  const days = retryDays[failedTries - 1];
  if (days === undefined) return { ...over(progress, 'cancelled'), failedTries };
  return { ...progress, state: 'past_due', failedTries, dueAt: daysAfter(now, days) };
}

/** Waits for a period. Tries that failed stay counted until a payment succeeds. */
function at(progress: SubscriptionProgress, terms: SubscriptionTerms, period: number): SubscriptionProgress {
  const state = progress.failedTries > 0 ? 'past_due' : 'active';
  return { ...progress, state, period, dueAt: periodStart(terms, period) };
}

/** The day after; at the latest when the next period begins, which must not be late because this one waited. */
function nextLook({ period }: SubscriptionProgress, terms: SubscriptionTerms, now: Date): Date {
  const [tomorrow, next] = [daysAfter(now, STOCK_WAIT_DAYS), periodStart(terms, period + 1)];
  return next > now && next < tomorrow ? next : tomorrow;
}

function over(progress: SubscriptionProgress, state: 'cancelled' | 'ended'): SubscriptionProgress {
  return { ...progress, state, dueAt: null };
}

function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

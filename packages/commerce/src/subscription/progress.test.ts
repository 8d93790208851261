import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodStart } from './period.ts';
import {
  dueStep,
  newSubscription,
  nextProgress,
  type SubscriptionEvent,
  type SubscriptionProgress,
  type SubscriptionTerms,
  subscriptionEvents,
} from './progress.ts';

const DAY_MS = 86_400_000;
const startsAt = new Date('2027-01-31T10:00:00Z');
const monthly: SubscriptionTerms = {
  startsAt,
  timeZone: 'Europe/Berlin',
  billingPeriod: { value: 1, unit: 'MONTH' },
  numBillingCycles: 0,
};
const weekly: SubscriptionTerms = { ...monthly, billingPeriod: { value: 1, unit: 'WEEK' } };
const on = (day: string) => new Date(`${day}T12:00:00Z`);

/** Where events at these moments lead; every one of them must be possible. */
function after(terms: SubscriptionTerms, ...events: readonly (readonly [SubscriptionEvent, Date])[]) {
  return events.reduce((progress, [event, at]) => {
    const next = nextProgress(progress, event, terms, at);
    if (!next) throw new Error(`${event} is not possible when ${progress.state}`);
    return next;
  }, newSubscription);
}

const day = ({ dueAt }: SubscriptionProgress) => dueAt?.toISOString().slice(0, 10);

describe('a subscription', () => {
  test('is renewed on its day', () => {
    const begun = after(monthly, ['start', startsAt]);
    expect([begun.state, day(begun)]).toEqual(['active', '2027-02-28']);
    expect(dueStep(begun, monthly, on('2027-02-27'))).toBeNull();
    expect(dueStep(begun, monthly, on('2027-02-28'))).toBe('renew');
    const renewed = after(monthly, ['start', startsAt], ['renew', on('2027-02-28')]);
    expect([renewed.paidCycles, day(renewed)]).toEqual([2, '2027-03-31']);
  });

  test('ends after the agreed number of payments, when the last period is over', () => {
    const terms = { ...monthly, numBillingCycles: 2 };
    const last = after(terms, ['start', startsAt], ['renew', on('2027-02-28')]);
    expect([last.state, day(last)]).toEqual(['active', '2027-03-31']);
    expect(nextProgress(last, 'end', terms, on('2027-03-30'))).toBeNull();
    expect(dueStep(last, terms, on('2027-03-31'))).toBe('end');
    expect(nextProgress(last, 'renew', terms, on('2027-03-31'))).toBeNull();
    expect(nextProgress(last, 'end', terms, on('2027-03-31'))).toMatchObject({ state: 'ended', dueAt: null });
  });

  test('is tried three times if its payment fails, all before the next week, and then cancelled', () => {
    const first = after(weekly, ['start', startsAt], ['fail', on('2027-02-07')]);
    expect([first.state, day(first)]).toEqual(['past_due', '2027-02-09']);
    const second = nextProgress(first, 'fail', weekly, on('2027-02-09'));
    expect(second && [second.state, day(second)]).toEqual(['past_due', '2027-02-12']);
    const third = second && nextProgress(second, 'fail', weekly, on('2027-02-12'));
    expect(third).toMatchObject({ state: 'cancelled', dueAt: null, failedTries: 3 });
  });

  test('that is paid at the second try keeps its day', () => {
    const paid = after(weekly, ['start', startsAt], ['fail', on('2027-02-07')], ['renew', on('2027-02-09')]);
    expect([paid.state, paid.failedTries, day(paid)]).toEqual(['active', 0, '2027-02-14']);
  });

  test('is paid at once with another card, which has three tries of its own', () => {
    const failed = after(weekly, ['start', startsAt], ['fail', on('2027-02-07')], ['fail', on('2027-02-09')]);
    const retried = nextProgress(failed, 'retry', weekly, on('2027-02-10'));
    expect(retried).toMatchObject({ state: 'active', failedTries: 0, period: 1, dueAt: on('2027-02-10') });
    expect(retried && dueStep(retried, weekly, on('2027-02-10'))).toBe('renew');
    const paid = retried && nextProgress(retried, 'renew', weekly, on('2027-02-10'));
    expect(paid && [paid.paidCycles, day(paid)]).toEqual([2, '2027-02-14']);
    expect(nextProgress(after(weekly, ['start', startsAt]), 'retry', weekly, on('2027-02-01'))).toBeNull();
  });

  test('that was paused is renewed on the next of its days, and not for what passed', () => {
    const paused = after(monthly, ['start', startsAt], ['pause', on('2027-02-10')]);
    expect([paused.state, paused.dueAt]).toEqual(['paused', null]);
    const resumed = nextProgress(paused, 'resume', monthly, on('2027-05-02'));
    expect(resumed && [resumed.state, resumed.period, day(resumed)]).toEqual(['active', 4, '2027-05-31']);
    const early = nextProgress(paused, 'resume', monthly, on('2027-02-11'));
    expect(early && day(early)).toBe('2027-02-28');
  });

  test('can leave out one period at a time', () => {
    const skipped = after(monthly, ['start', startsAt], ['skip', on('2027-02-10')]);
    expect([skipped.paidCycles, day(skipped)]).toEqual([1, '2027-03-31']);
    expect(nextProgress(skipped, 'skip', monthly, on('2027-02-11'))).toBeNull();
    expect(nextProgress(skipped, 'skip', monthly, on('2027-03-01'))).not.toBeNull();
  });

  test('ends with its period if the customer wants no further one, unless they think again', () => {
    const ending = after(monthly, ['start', startsAt], ['end-with-period', on('2027-02-10')]);
    expect(dueStep(ending, monthly, on('2027-02-28'))).toBe('end');
    expect(nextProgress(ending, 'renew', monthly, on('2027-02-28'))).toBeNull();
    const again = nextProgress(ending, 'go-on', monthly, on('2027-02-11'));
    expect(again && dueStep(again, monthly, on('2027-02-28'))).toBe('renew');
  });

  test('that waits for goods is looked at every day, and given up when its period is over', () => {
    const waiting = after(weekly, ['start', startsAt], ['wait', on('2027-02-07')]);
    expect([waiting.state, day(waiting)]).toEqual(['active', '2027-02-08']);
    expect(dueStep(waiting, weekly, on('2027-02-08'))).toBe('renew');
    expect(dueStep(waiting, weekly, on('2027-02-14'))).toBe('leave-out');
    // Half a day before the next period: that one is not late because this one waits.
    const lastLook = nextProgress(waiting, 'wait', weekly, new Date('2027-02-13T22:00:00Z'));
    expect(lastLook?.dueAt).toEqual(new Date('2027-02-14T10:00:00Z'));
    const next = nextProgress(waiting, 'leave-out', weekly, on('2027-02-14'));
    expect(next && [next.period, day(next), dueStep(next, weekly, on('2027-02-14'))]).toEqual([
      2,
      '2027-02-14',
      'renew',
    ]);
  });

  test('does exactly what a book of its periods says, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(anyTerms, fc.array(anyMove, { maxLength: 80, size: 'max' }), (terms, moves) => {
        let now = terms.startsAt;
        let progress = newSubscription;
        let book = newBook;
        for (const { event, hours } of moves) {
          now = new Date(now.getTime() + hours * 3_600_000);
          const step = dueStep(progress, terms, now);
          expect(step).toBe(stepByBook(book, terms, now));
          // Without an event, whatever is due happens.
          const happening = event ?? step ?? 'renew';
          const next = nextProgress(progress, happening, terms, now);
          const written = writeInBook(book, happening, terms, now);
          expect(next === null).toBe(written === null);
          progress = next ?? progress;
          book = written ?? book;
          expect(progress).toEqual(progressByBook(book, terms));
        }
      }),
      { numRuns: 300 },
    );
  });
});

const anyTerms: fc.Arbitrary<SubscriptionTerms> = fc.record({
  startsAt: fc.integer({ min: 0, max: 1500 }).map((hours) => new Date(startsAt.getTime() + hours * 3_600_000)),
  timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York'),
  billingPeriod: fc.record({
    value: fc.integer({ min: 1, max: 2 }),
    unit: fc.constantFrom('WEEK' as const, 'MONTH' as const),
  }),
  numBillingCycles: fc.constantFrom(0, 0, 1, 3, 12),
});

const anyMove = fc.record({
  event: fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 4, arbitrary: fc.constantFrom(...subscriptionEvents) },
    { weight: 1, arbitrary: fc.constantFrom<SubscriptionEvent>('start', 'fail', 'resume') },
  ),
  hours: fc.oneof(fc.integer({ min: 0, max: 48 }), fc.integer({ min: 0, max: 24 * 40 })),
});

/** The slow model: one entry for each period that is settled, and what was last agreed about the next one. */
interface Book {
  readonly entries: readonly ('paid' | 'left out')[];
  readonly failures: number;
  /** The payment failed or the goods were missing: not before this moment is it tried again. */
  readonly notBefore: Date | null;
  readonly wish: 'none' | 'paused' | 'no further period';
  readonly closed: 'no' | 'ended' | 'cancelled';
}

const newBook: Book = { entries: [], failures: 0, notBefore: null, wish: 'none', closed: 'no' };

function progressByBook(book: Book, terms: SubscriptionTerms): SubscriptionProgress {
  const { entries, failures, wish, closed } = book;
  const isOpen = closed === 'no' && entries.length > 0;
  const running = failures > 0 ? ('past_due' as const) : ('active' as const);
  return {
    state: closed === 'no' ? (entries.length === 0 ? 'pending' : wish === 'paused' ? 'paused' : running) : closed,
    period: entries.length,
    paidCycles: entries.filter((entry) => entry === 'paid').length,
    failedTries: failures,
    dueAt: isOpen && wish !== 'paused' ? dueByBook(book, terms) : null,
    endsWithPeriod: wish === 'no further period',
  };
}

function dueByBook({ entries, notBefore }: Book, terms: SubscriptionTerms): Date {
  return notBefore ?? periodStart(terms, entries.length);
}

function stepByBook(book: Book, terms: SubscriptionTerms, now: Date) {
  const { dueAt } = progressByBook(book, terms);
  if (!dueAt || dueAt > now) return null;
  if (isLastByBook(book, terms)) return 'end';
  return periodStart(terms, book.entries.length + 1) <= now ? 'leave-out' : 'renew';
}

/** Every hour is looked at until a day has passed or the next period begins. */
function lookAgain({ entries }: Book, terms: SubscriptionTerms, now: Date): Date {
  const next = periodStart(terms, entries.length + 1);
  const times = Array.from({ length: 24 }, (_, hours) => now.getTime() + (hours + 1) * 3_600_000);
  const found = times.find((at) => next > now && next.getTime() <= at);
  return found === undefined ? new Date(now.getTime() + DAY_MS) : next;
}

function isLastByBook({ entries, wish }: Book, { numBillingCycles }: SubscriptionTerms): boolean {
  const paid = entries.filter((entry) => entry === 'paid').length;
  return wish === 'no further period' || (numBillingCycles > 0 && paid >= numBillingCycles);
}

function writeInBook(book: Book, event: SubscriptionEvent, terms: SubscriptionTerms, now: Date): Book | null {
  const { entries, failures, wish, closed } = book;
  const { state, dueAt } = progressByBook(book, terms);
  const isDue = dueAt !== null && dueAt <= now;
  const isLast = isLastByBook(book, terms);
  const canBePaid = isDue && !isLast;
  const later = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const settled = (entry: 'paid' | 'left out'): Book => ({
    ...book,
    entries: [...entries, entry],
    notBefore: null,
    failures: entry === 'paid' ? 0 : failures,
  });
  switch (event) {
    case 'start':
      return state === 'pending' ? settled('paid') : null;
    case 'renew':
      return canBePaid ? settled('paid') : null;
    case 'fail': {
      if (!canBePaid) return null;
      const isFinal = failures === 2;
      return { ...book, failures: failures + 1, notBefore: later(failures + 2), closed: isFinal ? 'cancelled' : 'no' };
    }
    case 'retry':
      return state === 'past_due' ? { ...book, failures: 0, notBefore: now } : null;
    case 'wait':
      return canBePaid ? { ...book, notBefore: lookAgain(book, terms, now) } : null;
    case 'leave-out':
      return canBePaid ? settled('left out') : null;
    case 'end':
      return isDue && isLast && state === 'active' ? { ...book, closed: 'ended' } : null;
    case 'pause':
      return state === 'active' && !isDue && !isLast ? { ...book, wish: 'paused' } : null;
    case 'resume': {
      if (state !== 'paused') return null;
      let resumed: Book = { ...book, wish: 'none', notBefore: null };
      while (periodStart(terms, resumed.entries.length) <= now) {
        resumed = { ...resumed, entries: [...resumed.entries, 'left out'] };
      }
      return resumed;
    }
    case 'skip': {
      const isNext = now >= periodStart(terms, entries.length - 1);
      return state === 'active' && !isDue && !isLast && isNext ? settled('left out') : null;
    }
    case 'end-with-period':
      return state === 'active' && !isLast ? { ...book, wish: 'no further period' } : null;
    case 'go-on':
      return state === 'active' && wish === 'no further period' && !isDue ? { ...book, wish: 'none' } : null;
    default:
      return closed === 'no' ? { ...book, closed: 'cancelled' } : null;
  }
}

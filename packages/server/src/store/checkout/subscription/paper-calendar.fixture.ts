/**
 * What a customer with a calendar on the wall expects of a subscription. It shares nothing with the code that is
 * tested: dates are found by turning pages and looking at a clock.
 */
export interface Expected {
  readonly period: number;
  readonly state: 'paid' | 'left_out';
  /** Not before this moment, and within hours of it. */
  readonly at: number;
}

export interface Plan {
  readonly unit: 'WEEK' | 'MONTH' | 'YEAR';
  readonly value: number;
  readonly numCycles: number;
}

/** What the customer and the shop have done. */
export interface Diary {
  readonly plan: Plan;
  readonly startsAt: Date;
  /** Skipped, or passed while it was paused. */
  readonly leftOut: Set<number>;
  /** Periods whose first payment fails, and whose second one succeeds. */
  readonly paidLate: Set<number>;
  /** The period that could not be paid three times. */
  unpaid?: number;
  pausedAt?: Date | undefined;
}

/** The shop has no goods from one moment to another. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RETRY_DAYS = 2;

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The day on the calendar and the time on the clock at which a period begins. */
export function beginOf({ plan, startsAt }: Pick<Diary, 'plan' | 'startsAt'>, period: number): number {
  const [day = '', time = ''] = wallClock.format(startsAt).split(' ');
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const months = plan.value * period * (plan.unit === 'YEAR' ? 12 : 1);
  const wantedDay =
    plan.unit === 'WEEK' ? daysLater(day, 7 * plan.value * period) : monthsLater(year, month, date, months);
  const wanted = `${wantedDay} ${time}`;
  // In New York it is four or five hours earlier than in Greenwich. None of the times falls into the hour that is left out.
  const found = [4, 5]
    .map((hours) => Date.parse(`${wanted.replace(' ', 'T')}Z`) + hours * HOUR_MS)
    .find((at) => wallClock.format(at) === wanted);
  if (found === undefined) throw new Error(`There is no ${wanted} in New York`);
  return found;
}

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function monthsLater(year: number, month: number, date: number, months: number): string {
  const pages = month - 1 + months;
  const [y, m] = [year + Math.floor(pages / 12), (pages % 12) + 1];
  const isLeap = y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0);
  const length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 0;
  return [y, m, Math.min(date, length)].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The first period that is neither left out nor begun. */
export function nextPeriod(diary: Diary, now: Date): number {
  let period = 0;
  while (diary.leftOut.has(period) || beginOf(diary, period) <= now.getTime()) period += 1;
  return period;
}

/** Everything that must have happened until a moment, and nothing else. */
export function expectedUntil(diary: Diary, outages: readonly Outage[], end: Date): readonly Expected[] {
  const entries: Expected[] = [];
  let paid = 0;
  for (let period = 0; ; period += 1) {
    const begin = beginOf(diary, period);
    const isAllPaid = diary.plan.numCycles > 0 && paid === diary.plan.numCycles;
    if (isAllPaid || period === diary.unpaid) return entries;
    if (diary.leftOut.has(period)) {
      entries.push({ period, state: 'left_out', at: 0 });
      continue;
    }
    if (diary.pausedAt && begin > diary.pausedAt.getTime()) return entries;
    const at = begin + (diary.paidLate.has(period) ? RETRY_DAYS * DAY_MS : 0);
    const sentAt = firstLook(at, outages);
    if (sentAt >= beginOf(diary, period + 1)) {
      if (beginOf(diary, period + 1) >= end.getTime()) return entries;
      entries.push({ period, state: 'left_out', at: 0 });
      continue;
    }
    if (sentAt >= end.getTime()) return entries;
    entries.push({ period, state: 'paid', at: sentAt });
    paid += 1;
  }
}

export interface Fate {
  readonly state: 'active' | 'paused' | 'past_due' | 'cancelled' | 'ended';
  readonly failedTries: number;
  /** When it was over. */
  readonly closedAt?: number;
}

/** How a subscription stands at a moment, after these entries. */
export function fateAt(diary: Diary, entries: readonly Expected[], end: Date): Fate {
  const begin = beginOf(diary, entries.length);
  const hasBegun = begin < end.getTime();
  if (diary.unpaid !== undefined) {
    const tries = [0, 2, 5].map((days) => begin + days * DAY_MS).filter((at) => at < end.getTime());
    const closedAt = tries[2];
    if (closedAt !== undefined) return { state: 'cancelled', failedTries: 3, closedAt };
    return { state: tries.length > 0 ? 'past_due' : 'active', failedTries: tries.length };
  }
  const paid = entries.filter(({ state }) => state === 'paid').length;
  if (diary.plan.numCycles > 0 && paid === diary.plan.numCycles) {
    return hasBegun ? { state: 'ended', failedTries: 0, closedAt: begin } : { state: 'active', failedTries: 0 };
  }
  if (diary.pausedAt) return { state: 'paused', failedTries: 0 };
  const isLate = hasBegun && diary.paidLate.has(entries.length);
  return isLate ? { state: 'past_due', failedTries: 1 } : { state: 'active', failedTries: 0 };
}

/** The shop looks every day whether the goods are back. */
function firstLook(from: number, outages: readonly Outage[]): number {
  let at = from;
  while (outages.some((outage) => at >= outage.from && at < outage.until)) at += DAY_MS;
  return at;
}

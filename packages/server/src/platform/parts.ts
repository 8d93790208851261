import type { PaymentProvider } from '../store/payment/index.ts';
import type { Config } from './config/index.ts';
import type { Database } from './database/index.ts';
import type { JobQueue } from './jobs/index.ts';
import type { Log } from './log.ts';

/** What the outside world gives to the features. Tests hold the clock and the database through it. */
export interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly log: Log;
  /** Ways to pay beside the built-in ones. */
  readonly paymentProviders?: readonly PaymentProvider[];
}

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

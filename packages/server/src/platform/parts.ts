import type { Clock } from './clock.ts';
import type { Config } from './config/index.ts';
import type { Database } from './database/index.ts';
import type { JobQueue } from './jobs/index.ts';
import type { Log } from './log.ts';
import type { SendSystemPage } from './system-page.ts';

/** What the outside world gives to the features; a floor may add to it. Tests hold the clock and the database through it. */
export interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly log: Log;
  /** For features on floors below the one that draws pages; set for the routes of all features. */
  readonly sendSystemPage?: SendSystemPage;
}

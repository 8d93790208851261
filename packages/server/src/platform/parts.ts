import type { Clock } from './clock.ts';
import type { Config } from './config/index.ts';
import type { Database } from './database/index.ts';
import type { JobQueue } from './jobs/index.ts';
import type { Log } from './log.ts';
import type { SendSystemPage } from './system-page.ts';

/** The external parts that features use; a floor may add to it. Tests replace the clock and the database here. */
export interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly log: Log;
  /** For features on floors below the one that renders pages; set for the routes of all features. */
  readonly sendSystemPage?: SendSystemPage;
}

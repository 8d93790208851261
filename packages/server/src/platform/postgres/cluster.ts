import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

/** One embedded database: its files, the programs and the account that serve it, and the socket it is reached by. */
export interface Cluster {
  readonly database: string;
  readonly binaries: Binaries;
  readonly account: Account;
  readonly socketFolder: string;
  readonly logFile: string;
  /** Test data that nobody misses: the server never waits for the disk. */
  readonly throwAway: boolean;
}

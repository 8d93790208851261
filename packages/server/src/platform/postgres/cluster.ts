import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

/** One embedded database: its files, its programs and account, and its socket. */
export interface Cluster {
  readonly database: string;
  readonly binaries: Binaries;
  readonly account: Account;
  readonly socketFolder: string;
  readonly logFile: string;
  /** Test data that may be lost: the server never waits for the disk. */
  readonly throwAway: boolean;
}

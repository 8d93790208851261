export const jobStates = ['waiting', 'running', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

export interface ListedJob {
  readonly id: string;
  readonly task: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly runAt: Date;
  readonly createdAt: Date;
  /** The error of the last attempt; a waiting job with an error will be retried. */
  readonly lastError: string | null;
}

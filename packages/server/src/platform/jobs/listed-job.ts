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
  /** Why the last attempt failed; a waiting job that has one is tried again. */
  readonly lastError: string | null;
}

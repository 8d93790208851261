export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** JSON unless it is said. */
  readonly type?: string;
  readonly location?: string;
}

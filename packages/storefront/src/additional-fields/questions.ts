/** What is wrong with the answers, or with sending them. */
export interface Refusal {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * What a person can cause: returned by a handler, never thrown. The registry answers with the status and the words, both as
 * `error` and `message` (D-007), and with `errors` by field where there are some.
 */
export class Refusal {
  readonly status: number;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Further fields of the answer, such as a new total. */
  readonly extra: Readonly<Record<string, unknown>> | undefined;

  constructor(
    status: number,
    message: string,
    errors?: Readonly<Record<string, string>>,
    extra?: Readonly<Record<string, unknown>>,
  ) {
    this.status = status;
    this.message = message;
    this.errors = errors;
    this.extra = extra;
  }
}

/** The short form a handler uses: `return refused(404, messages.unknownItem)`. */
export function refused(
  status: number,
  message: string,
  more: { errors?: Readonly<Record<string, string>>; extra?: Readonly<Record<string, unknown>> } = {},
): Refusal {
  return new Refusal(status, message, more.errors, more.extra);
}

/**
 * The expected failure of a call, returned by a handler and never thrown. The registry sends the status and the text,
 * both as `error` and `message` (D-007), and `errors` by field if there are any.
 */
export class Refusal {
  readonly status: number;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Additional fields of the response, such as a new total. */
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

/** The short form for handlers: `return refused(404, messages.unknownItem)`. */
export function refused(
  status: number,
  message: string,
  more: { errors?: Readonly<Record<string, string>>; extra?: Readonly<Record<string, unknown>> } = {},
): Refusal {
  return new Refusal(status, message, more.errors, more.extra);
}

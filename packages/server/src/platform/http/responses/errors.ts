/** Messages by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Parts of a request that do not match their schema, with a message per field. */
export class InvalidFieldsError extends Error {
  override readonly name = 'InvalidFieldsError';
  readonly statusCode = 400;
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super('Fields do not fit the schema');
    this.errors = errors;
  }
}

/** The shop is closed to visitors; people see the lock screen. */
export class ShopClosedError extends Error {
  override readonly name = 'ShopClosedError';
  readonly statusCode = 401;

  constructor() {
    super('The shop is closed to visitors');
  }
}

/** A request that the HTTP layer itself refuses; the message is shown to people. */
/** For a request over its rate limit. */
export function tooManyError(seconds: number, text: string): RequestRefusedError {
  return new RequestRefusedError(429, text, { headers: { 'retry-after': String(seconds) } });
}

export class RequestRefusedError extends Error {
  override readonly name = 'RequestRefusedError';
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    statusCode: number,
    message: string,
    more: { headers?: Readonly<Record<string, string>>; extra?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.headers = more.headers ?? {};
    this.extra = more.extra ?? {};
  }
}

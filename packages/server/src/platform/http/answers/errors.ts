/** Words per field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Parts of a request that do not fit their schema, with words per field. */
export class InvalidFieldsError extends Error {
  override readonly name = 'InvalidFieldsError';
  readonly statusCode = 400;
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super('Fields do not fit the schema');
    this.errors = errors;
  }
}

/** A request the HTTP layer itself turns away; the message is for people. */
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

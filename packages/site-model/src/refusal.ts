/** The result when a person's input is not accepted: a reason for code, a message for people. */
export interface Refusal<Reason extends string = string> {
  readonly ok: false;
  readonly reason: Reason;
  readonly message: string;
}

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Result<Value, Reason extends string = string> = Accepted<Value> | Refusal<Reason>;

/**
 * The successful result of a check.
 *
 * @example
 * accepted(7) // => { ok: true, value: 7 }
 */
export function accepted<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

/**
 * The failed result of a check.
 *
 * @example
 * refused('too-long', 'That is too long.') // => { ok: false, reason: 'too-long', message: 'That is too long.' }
 */
export function refused<Reason extends string>(reason: Reason, message: string): Refusal<Reason> {
  return { ok: false, reason, message };
}

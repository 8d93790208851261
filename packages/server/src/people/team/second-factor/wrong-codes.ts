/** The number of wrong codes for a member since a time, from any browser. */
export interface WrongCodes {
  readonly count: number;
  readonly since: Date;
}

const WINDOW_MS = 24 * 3600 * 1000;
/**
 * Three of a million codes are right at any moment. An attacker who knows the password and makes this many attempts
 * every day for a year has a chance of one in thirty, and the member is warned on the first day.
 */
const MAX_WRONG_CODES = 30;
/** No one mistypes this often; the member should know that someone has the password. */
const WARN_AT = 5;

export function afterWrongCode(former: WrongCodes | undefined, at: Date): WrongCodes {
  return former === undefined || isOver(former, at)
    ? { count: 1, since: at }
    : { count: former.count + 1, since: former.since };
}

/** For how many seconds codes are refused, including right ones; 0 if they are not. */
export function secondsBlocked(wrong: WrongCodes | undefined, at: Date): number {
  if (wrong === undefined || isOver(wrong, at) || wrong.count < MAX_WRONG_CODES) return 0;
  return Math.ceil((wrong.since.getTime() + WINDOW_MS - at.getTime()) / 1000);
}

/** Once per window. */
export function isWarningDue({ count }: WrongCodes): boolean {
  return count === WARN_AT;
}

function isOver({ since }: WrongCodes, at: Date): boolean {
  return at.getTime() - since.getTime() >= WINDOW_MS;
}

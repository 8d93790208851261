/** Wrong codes of a member since a moment, whoever typed them. */
export interface WrongCodes {
  readonly count: number;
  readonly since: Date;
}

const WINDOW_MS = 24 * 3600 * 1000;
/**
 * Three of a million codes are right at any moment. Whoever knows the password and tries as many as this on every day of a year has
 * a chance of one in thirty, and the member is told on the first.
 */
const MOST_WRONG_CODES = 30;
/** Nobody mistypes so often without noticing; whoever did not type them should know that somebody has the password. */
const WARN_AT = 5;

export function afterWrongCode(former: WrongCodes | undefined, at: Date): WrongCodes {
  return former === undefined || isOver(former, at)
    ? { count: 1, since: at }
    : { count: former.count + 1, since: former.since };
}

/** How many seconds codes are refused for, right ones too; 0 if they are not. */
export function secondsBlocked(wrong: WrongCodes | undefined, at: Date): number {
  if (wrong === undefined || isOver(wrong, at) || wrong.count < MOST_WRONG_CODES) return 0;
  return Math.ceil((wrong.since.getTime() + WINDOW_MS - at.getTime()) / 1000);
}

/** Once in a window. */
export function isWarningDue({ count }: WrongCodes): boolean {
  return count === WARN_AT;
}

function isOver({ since }: WrongCodes, at: Date): boolean {
  return at.getTime() - since.getTime() >= WINDOW_MS;
}

import { planFlagMessages } from './messages.ts';
import { accepted, type Result, refused } from './refusal.ts';

/** Plan features with a name; 8 to 68 are reserved (D-015). */
export const PlanFlag = {
  COMMERCE: 1,
  SUBSCRIPTIONS: 2,
  GIFT_CARDS: 3,
  BNPL_BRAND_A: 4,
  BNPL_BRAND_B: 5,
  SITE_USER_ACCOUNTS: 6,
  NATIVE_PRODUCT_REVIEWS: 7,
} as const;

export type PlanFlagName = keyof typeof PlanFlag;

const lowestFlag = 1;
const highestFlag = 68;

/** A self-hosted website has every feature until the operator switches one off. */
export const allPlanFlags: readonly number[] = Object.freeze(
  Array.from({ length: highestFlag - lowestFlag + 1 }, (_, index) => lowestFlag + index),
);

/**
 * Reads the flag numbers of a website, sorted and without duplicates; a number outside 1 to 68 refuses the whole list.
 *
 * @example
 * readPlanFlags([3, 1, 3]) // => { ok: true, value: [1, 3] }
 * readPlanFlags([69]).reason // => 'unknown-flag'
 */
export function readPlanFlags(flags: readonly number[]): Result<readonly number[], 'unknown-flag'> {
  const unknown = flags.find((flag) => !isFlagNumber(flag));
  if (unknown !== undefined) return refused('unknown-flag', planFlagMessages.unknownFlag(unknown));
  return accepted([...new Set(flags)].sort((first, second) => first - second));
}

/**
 * Whether a website has a feature.
 *
 * @example
 * hasFeature(allPlanFlags, 'GIFT_CARDS') // => true
 * hasFeature([1], 'GIFT_CARDS') // => false
 */
export function hasFeature(flags: readonly number[], feature: PlanFlagName): boolean {
  return flags.includes(PlanFlag[feature]);
}

/**
 * The flags of a website after the operator switched one on or off.
 *
 * @example
 * switchPlanFlag([1, 2], 2, false) // => { ok: true, value: [1] }
 * switchPlanFlag([1], 3, true) // => { ok: true, value: [1, 3] }
 */
export function switchPlanFlag(
  flags: readonly number[],
  flag: number,
  isOn: boolean,
): Result<readonly number[], 'unknown-flag'> {
  const checked = readPlanFlags([flag]);
  if (!checked.ok) return checked;
  return readPlanFlags(isOn ? [...flags, flag] : flags.filter((other) => other !== flag));
}

function isFlagNumber(flag: number): boolean {
  return Number.isInteger(flag) && flag >= lowestFlag && flag <= highestFlag;
}

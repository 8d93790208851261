import { describe, expect, test } from 'vitest';
import { allPlanFlags, hasFeature, PlanFlag, type PlanFlagName, readPlanFlags, switchPlanFlag } from './index.ts';

describe('PLAN-001 plan flags are numbered 1 to 68', () => {
  test('all of them are accepted', () => {
    const all = Array.from({ length: 68 }, (_, index) => index + 1);
    expect(readPlanFlags(all)).toEqual({ ok: true, value: all });
  });

  test.for([0, 69, -1, 1.5, Number.NaN])('%s is refused', (flag) => {
    expect(readPlanFlags([1, flag])).toEqual({
      ok: false,
      reason: 'unknown-flag',
      message: `There is no plan flag ${flag}. Plan flags are numbered 1 to 68.`,
    });
    expect(switchPlanFlag([1], flag, true).ok).toBe(false);
    expect(switchPlanFlag([1], flag, false).ok).toBe(false);
  });
});

const named: readonly (readonly [ids: string, name: PlanFlagName, flag: number])[] = [
  ['PLAN-002', 'COMMERCE', 1],
  ['PLAN-003 SUB-015', 'SUBSCRIPTIONS', 2],
  ['PLAN-004 GIFT-005', 'GIFT_CARDS', 3],
  ['PLAN-005', 'BNPL_BRAND_A', 4],
  ['PLAN-005', 'BNPL_BRAND_B', 5],
  ['PLAN-006 USER-013', 'SITE_USER_ACCOUNTS', 6],
  ['PLAN-007', 'NATIVE_PRODUCT_REVIEWS', 7],
];

test.for(named)('%s the feature %s is there with its flag and gone without it', ([, name, flag]) => {
  expect(PlanFlag[name]).toBe(flag);
  expect(hasFeature([flag], name)).toBe(true);
  expect(
    hasFeature(
      allPlanFlags.filter((other) => other !== flag),
      name,
    ),
  ).toBe(false);
});

test('only seven flags have a name', () => {
  expect(Object.keys(PlanFlag)).toEqual(named.map(([, name]) => name));
});

describe('PLAN-008 the operator decides which flags a website has', () => {
  test('everything is on until something is switched off', () => {
    expect(allPlanFlags).toEqual(Array.from({ length: 68 }, (_, index) => index + 1));
    const without = switchPlanFlag(allPlanFlags, PlanFlag.GIFT_CARDS, false);
    expect(without.ok && hasFeature(without.value, 'GIFT_CARDS')).toBe(false);
    expect(without.ok && without.value.length).toBe(67);
  });

  test('what was switched off can be switched on again, once', () => {
    expect(switchPlanFlag([1, 40], 3, true)).toEqual({ ok: true, value: [1, 3, 40] });
    expect(switchPlanFlag([1, 3], 3, true)).toEqual({ ok: true, value: [1, 3] });
    expect(switchPlanFlag([1], 3, false)).toEqual({ ok: true, value: [1] });
  });
});

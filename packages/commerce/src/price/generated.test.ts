import { centsOf } from '@awning/formats';
import { expect, test } from 'vitest';
import { caseCount, firstProblem, seededRandom } from '../random.fixture.ts';
import { now, type PriceCase, priceCase } from './case.fixture.ts';
import { exactPrice } from './exact-model.fixture.ts';
import { type PricedCart, type PricedLine, price } from './price.ts';

const totals = caseCount(3_000, 500_000);
const differential = caseCount(2_000, 100_000);

test(`reliability 18: in ${totals} carts of all currencies totals are the sums of their parts and taxes as near to exact as whole units allow`, {
  timeout: 1_800_000,
}, () => {
  const currencies = new Set<string>();
  const problem = firstProblem({ count: totals }, (seed) => {
    const given = priceCase(seededRandom(seed));
    currencies.add(given.cart.currency);
    return problemOf(given, price(given.cart, given.catalogue, given.rules, now));
  });
  expect(problem).toBeUndefined();
  expect(currencies.size).toBe(27);
});

function problemOf({ rules }: PriceCase, priced: PricedCart): string | undefined {
  const { lines, subtotal, discount, shipping, tax, includedTax, total, currency } = priced;
  const sum = (part: (line: PricedLine) => bigint) => lines.reduce((amount, line) => amount + part(line), 0n);
  if (total !== sum((line) => line.total)) return 'the total is not the sum of the lines';
  if (total !== subtotal - discount + shipping + tax || total < 0n) return 'the total is not the sum of its parts';
  if (discount !== sum((line) => line.discountShare)) return 'the discount is not the sum of its shares';
  if (tax !== sum((line) => line.taxShare)) return 'the tax is not the sum of its shares';
  if (includedTax !== sum((line) => line.includedTaxShare)) return 'the contained tax is not the sum of its shares';
  const byCoupon = priced.discounts.flatMap(({ shares }) => shares).reduce((amount, share) => amount + share, 0n);
  if (discount !== byCoupon) return 'the discount is not the sum of what the coupons take off';
  // The shown price is the price paid: included tax is never added again.
  if (total - tax !== subtotal - discount + shipping) return 'contained tax was added';
  const scale = currency === 'JPY' ? 100n : 1n;
  if (centsOf({ minorUnits: total, currency }) !== total * scale) return 'hundredths are wrong';
  for (const line of lines) {
    if (line.total !== line.gross - line.discountShare + line.taxShare) return 'a line is not the sum of its parts';
    if (line.discountShare < 0n || line.discountShare > line.gross) return 'a share lies outside its line';
    const contained = line.taxes
      .filter(({ isInclusive }) => isInclusive)
      .reduce((rate, each) => rate + rateOf(rules, each), 0n);
    for (const each of line.taxes) {
      const divisor = 1_000_000n + (each.isInclusive ? contained : 0n);
      const off = each.amount * divisor - (line.gross - line.discountShare) * rateOf(rules, each);
      if (2n * (off < 0n ? -off : off) > divisor) return 'a tax is more than half a unit from exact';
    }
  }
  return undefined;
}

function rateOf({ taxRules }: PriceCase['rules'], { ruleId }: { readonly ruleId: string }): bigint {
  return taxRules.find(({ id }) => id === ruleId)?.ratePpm ?? 0n;
}

test(`reliability 21: ${differential} carts cost what the slow model with exact fractions says`, {
  timeout: 1_800_000,
}, () => {
  expect(firstProblem({ from: 1_000_000_007, count: differential }, differenceOf)).toBeUndefined();
});

function differenceOf(seed: number): string | undefined {
  const given = priceCase(seededRandom(seed));
  const { lines, ...sums } = price(given.cart, given.catalogue, given.rules, now);
  const exact = exactPrice(given);
  const found = [sums.subtotal, sums.discount, sums.shipping, sums.tax, sums.includedTax, sums.total];
  const wanted = [exact.subtotal, exact.discount, exact.shipping, exact.tax, exact.includedTax, exact.total];
  const isEqual =
    found.every((amount, index) => amount === wanted[index]) &&
    lines.length === exact.lines.length &&
    lines.every(({ gross, discountShare, taxShare, includedTaxShare }, index) => {
      const line = exact.lines[index]!;
      return (
        gross === line.gross &&
        discountShare === line.discount &&
        taxShare === line.tax &&
        includedTaxShare === line.includedTax
      );
    });
  return isEqual ? undefined : `${String(found)} instead of ${String(wanted)}`;
}

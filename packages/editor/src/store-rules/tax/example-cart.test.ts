import type { TaxRule } from '@awning/commerce';
import { expect, it } from 'vitest';
import { exampleTaxes } from './example-cart.ts';

const rule = (id: string, rest: Partial<TaxRule> = {}): TaxRule => ({
  id,
  name: id,
  area: { country: 'DE', region: null, postalPrefix: null },
  ratePpm: 190_000n,
  taxClass: 'standard',
  isInclusive: true,
  priority: 1,
  onShipping: true,
  ...rest,
});
const cart = { currency: 'EUR', country: 'DE', taxClass: 'standard', goods: 11_900n, shipping: 595n } as const;

it('takes contained tax out of the price, and adds the other', () => {
  const vat = rule('vat');
  expect(exampleTaxes(cart, [vat])).toEqual({ net: 10_500n, taxes: [{ rule: vat, amount: 1995n }], gross: 12_495n });
  const added = rule('vat', { isInclusive: false, onShipping: false });
  expect(exampleTaxes(cart, [added])).toEqual({
    net: 12_495n,
    taxes: [{ rule: added, amount: 2261n }],
    gross: 14_756n,
  });
});

it('taxes nothing where no rule applies', () => {
  expect(exampleTaxes({ ...cart, country: 'JP' }, [rule('vat')])).toEqual({ net: 12_495n, taxes: [], gross: 12_495n });
});

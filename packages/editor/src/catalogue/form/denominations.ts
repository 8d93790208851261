import { isCurrencyCode, parseMoney } from '@awning/formats';
import type { Option } from '../variants/options.ts';
import { emptyVariant, type TypedVariant } from '../variants/typed-variant.ts';

/** The only option of a gift card, which the server knows by this name; visitors read it in their language. */
const denominationOption = 'Value';

interface Denominations {
  readonly options: readonly Option[];
  readonly variants: readonly TypedVariant[];
}

/** The values that are entered, as decimals. */
export function denominationsOf({ options, variants }: Denominations): string[] {
  return options.length === 0 ? [] : variants.map(({ price }) => price);
}

/**
 * Each value is a variant whose price it is. A value that was there before keeps its variant, so that nothing else of it
 * changes. What is no amount, or is there twice, is left out.
 */
export function withDenominations(
  before: Denominations,
  typed: readonly string[],
  { currency, language }: { readonly currency: string; readonly language: string },
): Denominations {
  const amounts = typed.flatMap((text) => {
    const read = isCurrencyCode(currency) ? parseMoney(text.trim().replace(',', '.'), currency) : undefined;
    return read?.ok && read.money.minorUnits > 0n ? [text.trim().replace(',', '.')] : [];
  });
  const known = before.options.length === 0 ? [] : before.variants;
  const prices = amounts.filter(
    (text, place) => amounts.findIndex((other) => Number(other) === Number(text)) === place,
  );
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const variants = prices
    .toSorted((one, other) => Number(one) - Number(other))
    .map((price) => {
      const same = known.find((variant) => Number(variant.price) === Number(price));
      const value = money.format(price as Intl.StringNumericLiteral);
      return (
        same ?? { ...emptyVariant, stock: 'unlimited' as const, price, attributes: { [denominationOption]: value } }
      );
    });
  if (variants.length === 0) return { options: [], variants: [{ ...emptyVariant, stock: 'unlimited' }] };
  const values = variants.map(({ attributes }) => attributes[denominationOption] ?? '');
  return { options: [{ name: denominationOption, values }], variants };
}

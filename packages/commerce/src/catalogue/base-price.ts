import { divideHalfUp } from '@awning/formats';
import { type BaseUnit, baseUnits, type ContentUnit, contentUnits } from '@awning/site-model';

/** What is in a package, and what its base price is for. */
export interface Content {
  /** In thousandths of the unit. */
  readonly thousandths: number;
  readonly unit: ContentUnit;
  readonly per: BaseUnit;
}

const THOUSANDTHS = 1000n;

/**
 * The price of one base unit, such as a kilogram, in whole minor units, rounded half up. The EU asks shops to name it
 * beside the price (Directive 98/6/EC).
 *
 * @example
 * basePrice(499n, { thousandths: 250_000, unit: 'g', per: 'kg' }) // => 1996n
 * basePrice(499n, { thousandths: 250_000, unit: 'g', per: '100g' }) // => 200n
 * basePrice(1000n, { thousandths: 3000, unit: 'ct', per: 'ct' }) // => 333n
 */
export function basePrice(price: bigint, { thousandths, unit, per }: Content): bigint {
  const content = BigInt(thousandths) * BigInt(contentUnits[unit].size);
  return divideHalfUp(price * BigInt(baseUnits[per].size) * THOUSANDTHS, content);
}

import type { Variant } from './product.ts';

export type VariantChoice<Chosen = Variant> =
  | { readonly ok: true; readonly variant: Chosen }
  | { readonly ok: false; readonly reason: 'unselected-options'; readonly options: readonly string[] }
  | { readonly ok: false; readonly reason: 'no-such-variant' };

/**
 * The variant for the values chosen for each option. A product with one variant needs no choice.
 *
 * @example
 * chooseVariant(['Size'], [], {}) // => { ok: false, reason: 'no-such-variant' }
 * chooseVariant(['Size'], [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' } }], {})
 *   // => { ok: false, reason: 'unselected-options', options: ['Size'] }
 * chooseVariant(['Size'], [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' } }], { Size: 'L' })
 *   // => { ok: true, variant: { attributes: { Size: 'L' } } }
 */
export function chooseVariant<Chosen extends Pick<Variant, 'attributes'>>(
  optionNames: readonly string[],
  variants: readonly Chosen[],
  chosen: Readonly<Record<string, string>>,
): VariantChoice<Chosen> {
  const [first, ...others] = variants;
  if (first && others.length === 0) return { ok: true, variant: first };
  const options = optionNames.filter((name) => !chosen[name]);
  if (variants.length > 0 && options.length > 0) return { ok: false, reason: 'unselected-options', options };
  const variant = variants.find(({ attributes }) => optionNames.every((name) => attributes[name] === chosen[name]));
  return variant ? { ok: true, variant } : { ok: false, reason: 'no-such-variant' };
}

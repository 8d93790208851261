import type { TypedVariant } from './typed-variant.ts';

/** A value that a variant shares with others. */
export interface SharedValue {
  readonly option: string;
  readonly value: string;
  /** Places of all variants that have it. */
  readonly rows: readonly number[];
}

/** What the variant at a place shares with others: all red ones, all large ones. */
export function sharedValues(
  variants: readonly Pick<TypedVariant, 'attributes'>[],
  row: number,
): readonly SharedValue[] {
  return Object.entries(variants[row]?.attributes ?? {}).flatMap(([option, value]) => {
    const rows = variants.flatMap(({ attributes }, place) =>
      Object.hasOwn(attributes, option) && attributes[option] === value ? [place] : [],
    );
    return rows.length > 1 ? [{ option, value, rows }] : [];
  });
}

const seen = /colou?r|couleur|farbe|glaze|glasur|design|motif|muster|pattern|material|matière/i;

/** The option by which variants look different: one with such a name, else the first. */
export function likelyOption(options: readonly string[]): string {
  return options.find((option) => seen.test(option)) ?? options[0] ?? '';
}

import { emptyVariant, type TypedVariant } from './typed-variant.ts';

/** A choice of the shopper, with its values in the order in which they were entered. */
export interface Option {
  readonly name: string;
  readonly values: readonly string[];
  /** By language; the first one has none. */
  readonly translations?: Readonly<Record<string, OptionTranslation>>;
}

/** An option as visitors of another language see it. What is missing or empty shows the first language. */
export interface OptionTranslation {
  readonly name: string;
  /** By the value in the first language. */
  readonly values: Readonly<Record<string, string>>;
}

type Attributes = Readonly<Record<string, string>>;

/** The options with all values that variants have. */
export function optionsOf(names: readonly string[], variants: readonly Pick<TypedVariant, 'attributes'>[]): Option[] {
  return names.map((name) => ({
    name,
    values: [...new Set(variants.flatMap(({ attributes }) => attributes[name] ?? []))],
  }));
}

/** Every combination of the values, in the order of the options. */
export function combinationsOf(options: readonly Option[]): Attributes[] {
  return options.reduce<Attributes[]>(
    (rows, { name, values }) =>
      values.length === 0 ? rows : rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/** The combinations that no variant has. */
export function missingCombinations(
  options: readonly Option[],
  variants: readonly Pick<TypedVariant, 'attributes'>[],
): Attributes[] {
  const names = options.map(({ name }) => name);
  const known = new Set(variants.map(({ attributes }) => keyOf(names, attributes)));
  return combinationsOf(options).filter((attributes) => !known.has(keyOf(names, attributes)));
}

/**
 * The variants after the values of one option have changed: those with a value that is gone go, and a new value comes in
 * every combination with the others. A combination that was taken out before stays out.
 */
export function withValues(
  { options, variants }: VariantState,
  position: number,
  values: readonly string[],
): VariantState {
  const changed = options[position];
  if (!changed) return { options, variants };
  const { name } = changed;
  const added = values.filter((value) => !changed.values.includes(value));
  const next = options.map((option, place) => (place === position ? { ...option, values } : option));
  const stays = variants.filter(({ attributes }) => {
    const value = attributes[name];
    return value === undefined || values.includes(value);
  });
  // The first value of an option that had none belongs to the variants that are there already.
  const [first] = values;
  const kept =
    changed.values.length === 0 && first !== undefined
      ? stays.map((variant) => ({ ...variant, attributes: { ...variant.attributes, [name]: first } }))
      : stays;
  const base = kept[0] ?? variants[0];
  const made = missingCombinations(next, kept)
    .filter((attributes) => added.includes(attributes[name] ?? ''))
    .map((attributes) => newVariantLike(base, attributes));
  // Without a value left, one variant stays as the product itself.
  const rest =
    kept.length + made.length > 0 || !base ? [...kept, ...made] : [{ ...base, attributes: without(base, name) }];
  return { options: next, variants: ordered(next, rest) };
}

export interface VariantState {
  readonly options: readonly Option[];
  readonly variants: readonly TypedVariant[];
}

export function withName({ options, variants }: VariantState, position: number, name: string): VariantState {
  const former = options[position]?.name ?? '';
  return {
    options: options.map((option, place) => (place === position ? { ...option, name } : option)),
    variants: variants.map((variant) => {
      const value = variant.attributes[former];
      return value === undefined ? variant : { ...variant, attributes: renamed(variant.attributes, former, name) };
    }),
  };
}

/** Without the option; of variants that are alike then, the first stays. */
export function withoutOption({ options, variants }: VariantState, position: number): VariantState {
  const name = options[position]?.name ?? '';
  const next = options.filter((_, place) => place !== position);
  const names = next.map((option) => option.name);
  const seen = new Set<string>();
  const rest = variants
    .map((variant) => ({ ...variant, attributes: without(variant, name) }))
    .filter(({ attributes }) => {
      const key = keyOf(names, attributes);
      return seen.has(key) ? false : Boolean(seen.add(key));
    });
  return { options: next, variants: rest };
}

/** With every combination, those that were taken out included. */
export function withAllCombinations({ options, variants }: VariantState): VariantState {
  const made = missingCombinations(options, variants).map((attributes) => newVariantLike(variants[0], attributes));
  return { options, variants: ordered(options, [...variants, ...made]) };
}

/** A variant with the price, the first quantity and the other values of one that is there already; SKU and barcode are its own. */
function newVariantLike(base: TypedVariant | undefined, attributes: Attributes): TypedVariant {
  const { id: _id, ...values } = base ?? emptyVariant;
  return { ...values, sku: '', barcode: '', attributes };
}

function ordered(options: readonly Option[], variants: readonly TypedVariant[]): TypedVariant[] {
  const place = ({ attributes }: TypedVariant) =>
    options.map(({ name, values }) => values.indexOf(attributes[name] ?? ''));
  return variants.toSorted((one, other) => {
    const [mine, theirs] = [place(one), place(other)];
    const differing = mine.findIndex((value, position) => value !== theirs[position]);
    return differing === -1 ? 0 : (mine[differing] ?? 0) - (theirs[differing] ?? 0);
  });
}

function keyOf(names: readonly string[], attributes: Attributes): string {
  return JSON.stringify(names.map((name) => attributes[name] ?? ''));
}

function renamed(attributes: Attributes, former: string, name: string): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key === former ? name : key, value]));
}

function without({ attributes }: Pick<TypedVariant, 'attributes'>, name: string): Attributes {
  const { [name]: _gone, ...others } = attributes;
  return others;
}

import { chooseVariant } from '@awning/commerce';
import type { Connection } from '../../platform/database/index.ts';
import { selectVariantsOfItem, type VariantRow } from './entry/store.ts';
import { isSold, toCatalogueVariant } from './loaded-cart.ts';
import { languagesOf, type Visitor } from './visitor.ts';

export interface WantedVariant {
  readonly itemId: string;
  readonly sku: string | undefined;
  /** Chosen values by option, in the visitor's language, for forms that know no SKU. */
  readonly chosen?: Readonly<Record<string, string>>;
}

type FoundVariant =
  | { readonly ok: true; readonly row: VariantRow }
  | { readonly ok: false; readonly reason: 'unknown-item' | 'variant-unavailable' }
  | { readonly ok: false; readonly reason: 'unselected-options'; readonly options: readonly string[] };

/** The requested variant, by its SKU or by the values of its options. */
export async function findVariant(
  connection: Connection,
  visitor: Visitor,
  { itemId, sku, chosen = {} }: WantedVariant,
  /** What is sold in this way. */
  isWanted: typeof isSold = isSold,
): Promise<FoundVariant> {
  const languages = languagesOf(visitor);
  const rows = await selectVariantsOfItem(connection, visitor.website.id, itemId, languages);
  const [first] = rows;
  if (!first) return { ok: false, reason: 'unknown-item' };
  if (!isWanted(first)) return { ok: false, reason: 'variant-unavailable' };
  if (sku) {
    const row = rows.find((candidate) => candidate.sku === sku);
    return row ? { ok: true, row } : { ok: false, reason: 'variant-unavailable' };
  }
  const variants = rows.map((row) => ({ ...toCatalogueVariant(row, languages), id: row.variantId }));
  const shownNames = first.optionNames.map(
    (name) =>
      Object.keys(toCatalogueVariant({ ...first, attributes: { [name]: '' } }, languages).attributes)[0] ?? name,
  );
  const choice = chooseVariant(shownNames, variants, chosen);
  if (choice.ok) return { ok: true, row: rows.find((row) => row.variantId === choice.variant.id) ?? first };
  return choice.reason === 'unselected-options' ? choice : { ok: false, reason: 'variant-unavailable' };
}

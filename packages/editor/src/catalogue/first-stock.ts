import { sendStockChanges } from '../stock/queries.ts';
import type { OpenProduct } from './queries.ts';
import { shownPart, type TypedProduct, wholeOf } from './typed-product.ts';
import { variantName } from './variants/variant-name.ts';

/**
 * Puts the quantities that were typed for new variants into the ledger of stock, once the variants are saved. Throws if one
 * was refused.
 */
export async function sendFirstStock(typed: TypedProduct, saved: Pick<OpenProduct, 'body'>): Promise<void> {
  const { variants, optionNames, stocks } = saved.body;
  const idOf = new Map(variants.map((variant) => [variantName(variant, optionNames), variant.id]));
  const changes = shownPart(typed).variants.flatMap((variant) => {
    const quantity = wholeOf(variant.quantity);
    const variantId = idOf.get(variantName(variant, optionNames));
    if (variant.id !== undefined || !quantity || variantId === undefined) return [];
    if (stocks[variantId] === 'unlimited') return [];
    return [{ variantId, to: quantity, reason: 'count' as const }];
  });
  const refused = await sendStockChanges(changes);
  if (refused.length > 0) throw new Error('The first stock was refused');
}

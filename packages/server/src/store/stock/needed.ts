import type { Needed } from './store.ts';

/** What the lines of an order need of each variant. Several lines may sell the same one. */
export function neededOf(
  lines: readonly { readonly variantId: string | null; readonly quantity: number }[],
): readonly Needed[] {
  const quantities = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    if (variantId !== null) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
  }
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }));
}

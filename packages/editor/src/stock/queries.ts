import { queryOptions } from '@tanstack/react-query';
import { type Answer, call, type Input } from '../api/client.ts';
import { newKey } from '../api/new-key.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type StockRow = Answer<'GET /api/commerce/inventory'>['rows'][number];
type StockChange = Input<'POST /api/commerce/inventory/changes'>['body']['changes'][number];
export type StockReason = StockChange['reason'];
/** One that adds or takes has the key by which it counts once; counting twice to the same quantity does no harm. */
type UnsentChange = { readonly variantId: string; readonly reason: StockReason } & (
  | { readonly by: number; readonly key: string }
  | { readonly to: number }
);
type StockRefusal = NonNullable<Answer<'POST /api/commerce/inventory/changes'>['results'][number]['refused']>;

/** What is out of date after a quantity has changed. */
export const stockKey = ['stock'] as const;

export type StockMove = Answer<'GET /api/commerce/inventory/:id/moves'>['rows'][number];

/** What the list can be asked for in its address. */
export const stockChoices = { stock: ['low', 'out'] } as const;

export function stockQuery(asked: Asked<typeof stockChoices>) {
  return {
    key: [...stockKey, 'list', asked],
    load: (after: string | undefined) =>
      call('GET /api/commerce/inventory', { query: { ...asked, ...(after === undefined ? {} : { after }) } }),
  };
}

export function movesQuery(id: string) {
  return {
    key: [...stockKey, 'moves', id],
    load: (after: string | undefined) =>
      call('GET /api/commerce/inventory/:id/moves', { params: { id }, query: after === undefined ? {} : { after } }),
  };
}

/** All variants of a product with their stock. */
export function productStockQuery(productId: string) {
  return queryOptions({
    queryKey: [...stockKey, 'product', productId],
    queryFn: async () => {
      const rows: StockRow[] = [];
      let after: string | undefined;
      do {
        const page = await call('GET /api/commerce/inventory', {
          query: { productId, ...(after === undefined ? {} : { after }) },
        });
        rows.push(...page.rows);
        after = page.nextAfter ?? undefined;
      } while (after !== undefined);
      return rows;
    },
    staleTime: 0,
  });
}

/** One call takes at most a hundred changes. */
const changesAtOnce = 100;

/** Returns the changes that were refused, with the reason. */
export async function sendStockChanges(changes: readonly UnsentChange[]) {
  const refused: { readonly variantId: string; readonly reason: StockRefusal }[] = [];
  for (let first = 0; first < changes.length; first += changesAtOnce) {
    const part: StockChange[] = changes
      .slice(first, first + changesAtOnce)
      .map((change) => ({ key: newKey(), ...change }));
    const { results } = await call('POST /api/commerce/inventory/changes', { body: { changes: part } });
    for (const result of results) {
      if (result.refused !== null) refused.push({ variantId: result.variantId, reason: result.refused });
    }
  }
  return refused;
}

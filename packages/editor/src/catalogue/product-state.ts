import { type DraftState, draftState, draftTones } from '../kit/document/draft-state.ts';
import type { Tone } from '../kit/status-badge.tsx';
import type { OpenProduct } from './queries.ts';

export type ProductState = DraftState | 'archived';

/** What customers see of a product. */
export function productState(
  product:
    | (Pick<OpenProduct, 'state' | 'isVisible'> & { readonly body: Pick<OpenProduct['body'], 'status'> })
    | undefined,
): ProductState {
  if (product?.isVisible && product.body.status === 'Archived') return 'archived';
  return draftState(product, product?.body.status === 'published');
}

export const stateTones: Readonly<Record<ProductState, Tone>> = { ...draftTones, archived: 'quiet' };

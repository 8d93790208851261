import type { Tone } from '../kit/status-badge.tsx';
import type { OpenProduct } from './queries.ts';

export type ProductState = 'new' | 'draft' | 'changed' | 'published' | 'hidden' | 'archived';

/** What customers see of a product. */
export function productState(
  product:
    | (Pick<OpenProduct, 'state' | 'isVisible'> & { readonly body: Pick<OpenProduct['body'], 'status'> })
    | undefined,
): ProductState {
  if (!product) return 'new';
  if (!product.isVisible) return 'draft';
  if (product.body.status === 'Archived') return 'archived';
  if (product.state === 'draft') return 'changed';
  return product.body.status === 'published' ? 'published' : 'hidden';
}

export const stateTones: Readonly<Record<ProductState, Tone>> = {
  new: 'quiet',
  draft: 'quiet',
  changed: 'open',
  published: 'good',
  hidden: 'quiet',
  archived: 'quiet',
};

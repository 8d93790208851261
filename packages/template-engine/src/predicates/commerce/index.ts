import type { Predicate } from '../../contract/predicate.ts';
import { hasVariants, onSale, soldOut, variedPrices } from './product.ts';

export const commercePredicates: readonly Predicate[] = [hasVariants, onSale, soldOut, variedPrices];

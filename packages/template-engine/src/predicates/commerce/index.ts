import type { Predicate } from '../../contract/predicate.ts';

export const commercePredicates: readonly Predicate[] = [];

import type { Predicate } from '../../contract/predicate.ts';
import { plural, singular } from './plural.ts';

export const corePredicates: readonly Predicate[] = [plural, singular];

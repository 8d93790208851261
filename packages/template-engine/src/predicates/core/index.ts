import type { Predicate } from '../../contract/predicate.ts';
import { equal, greaterThan, greaterThanOrEqual, lessThan, lessThanOrEqual, notEqual } from './compare.ts';
import { debug } from './debug.ts';
import { even, nth, odd } from './number.ts';
import { plural, singular } from './plural.ts';

export const corePredicates: readonly Predicate[] = [
  debug,
  equal,
  even,
  greaterThan,
  greaterThanOrEqual,
  lessThan,
  lessThanOrEqual,
  notEqual,
  nth,
  odd,
  plural,
  singular,
];

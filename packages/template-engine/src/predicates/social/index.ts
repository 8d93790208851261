import type { Predicate } from '../../contract/predicate.ts';
import { comments, disqus } from './comments.ts';
import { currentType } from './current-type.ts';
import { unitsMetric } from './units-metric.ts';

export const socialPredicates: readonly Predicate[] = [comments, disqus, currentType, unitsMetric];

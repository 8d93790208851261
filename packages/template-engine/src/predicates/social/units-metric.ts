import { definePredicate } from '../../contract/predicate.ts';

export const unitsMetric = definePredicate({
  name: 'units-metric?',
  group: 'core',
  summary: 'never true: the dialect has not implemented it, and says so with an error',
  example: { template: '{.units-metric?}yes{.or}no{.end}', data: {}, output: 'no' },
  prepare: () => ({
    testScope: (scope) => {
      // The dialect's own text: it says formatter, and has no prefix.
      scope.run.report('"units-metric?" formatter is not yet implemented', '');
      return false;
    },
  }),
});

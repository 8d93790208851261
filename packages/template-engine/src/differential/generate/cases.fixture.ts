import * as fc from 'fast-check';
import type { Case } from '../case.fixture.ts';
import { injectableValue, pageData } from './data.fixture.ts';
import { partials, template } from './templates.fixture.ts';

/** Cases over the whole language. */
export const cases: fc.Arbitrary<Case> = fc.record({
  template,
  data: pageData,
  partials,
  injectables: fc.record({
    one: injectableValue,
    two: injectableValue,
    zero: fc.constant(0),
    'a/b.html': injectableValue,
  }),
  locale: fc.constantFrom(undefined, 'en', 'en', 'en-GB', 'de', 'fr-CA', 'ja'),
  now: fc.constantFrom(1700000000000, 1720000000000),
  enableExpressions: fc.constantFrom(true, true, true, false),
  enableInclude: fc.constantFrom(true, true, false),
  maxTokens: fc.constantFrom(0, 0, 0, 12),
  maxStringLength: fc.constantFrom(0, 0, 0, 10),
});

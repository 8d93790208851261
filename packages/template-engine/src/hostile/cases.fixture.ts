import * as fc from 'fast-check';
import type { RenderContext } from '../engine/template.ts';
import type { Value } from '../values/value.ts';
import { hostileData } from './data.fixture.ts';
import { hostilePartials, hostileTemplate } from './templates.fixture.ts';

/** A template that only its budget can end, with suitable data. */
export interface HostileCase {
  readonly template: string;
  readonly data: Value;
  readonly context: RenderContext;
}

export const hostileCase: fc.Arbitrary<HostileCase> = fc.record({
  template: hostileTemplate,
  data: hostileData,
  context: fc.constantFrom('en', undefined).map((locale) => ({
    partials: hostilePartials,
    locale,
    now: 1_700_000_000_000,
    enableExpressions: true,
    enableInclude: true,
  })),
});

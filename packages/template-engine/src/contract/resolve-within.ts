import { type Key, member, type Reference } from '../values/reference.ts';
import type { Value } from '../values/value.ts';
import type { Scope } from './scope.ts';

/**
 * Looks a reference up from a value outwards, as a template would that is run with the value as its scope. A formatter
 * before this one may have put another value in place of the tag's own.
 */
export function resolveWithin(value: Value, scope: Scope, reference: Reference): Value {
  let found = member(value, reference[0] as Key);
  if (found === undefined) {
    return scope.resolve(reference);
  }
  for (let i = 1; i < reference.length; i++) {
    found = member(found, reference[i] as Key);
  }
  return found;
}

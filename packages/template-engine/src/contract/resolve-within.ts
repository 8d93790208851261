import { type Key, member, type Reference } from '../values/reference.ts';
import type { Value } from '../values/value.ts';
import type { Scope } from './scope.ts';

/**
 * Looks up a reference from a value outwards, like a template that runs with the value as its scope. A previous formatter may
 * have replaced the tag's own value.
 */
export function resolveWithin(value: Value, scope: Scope, reference: Reference): Value {
  let found = member(value, reference[0] as Key);
  if (found === undefined) return scope.resolve(reference);
  for (let i = 1; i < reference.length; i++) found = member(found, reference[i] as Key);
  return found;
}

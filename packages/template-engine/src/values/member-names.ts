import type { Budget } from '../budget/budget.ts';
import type { ValueObject } from './value.ts';

/** The names of an object's members. Each is a step. */
export function memberNames(object: ValueObject, budget: Budget): readonly string[] {
  const names = Object.keys(object);
  budget.steps -= names.length;
  return names;
}

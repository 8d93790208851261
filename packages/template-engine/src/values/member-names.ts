import type { Budget } from '../budget/budget.ts';
import type { ValueObject } from './value.ts';

/** Listing this many members counts as a step. */
const MEMBERS_PER_STEP = 8;

/** The names of an object's members. */
export function memberNames(object: ValueObject, budget: Budget): readonly string[] {
  const names = Object.keys(object);
  budget.steps -= Math.floor(names.length / MEMBERS_PER_STEP);
  return names;
}

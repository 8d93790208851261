import { Value } from '@sinclair/typebox/value';

/** Whether two stored values are equal, whatever the order of their members. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || Value.Equal(one, other);
}

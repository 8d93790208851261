import { assert, nat, option, property } from 'fast-check';
import { expect, test } from 'vitest';
import { noticeLimit } from './automatic.ts';

test('RESTOCK-029 never more are told than came back or than are left', () => {
  const number = option(nat(1000), { nil: null });
  assert(
    property(number, number, (returned, left) => {
      const most = left === null ? null : Math.min(returned ?? left, left);
      expect(noticeLimit(returned, left)).toBe(most);
    }),
  );
});

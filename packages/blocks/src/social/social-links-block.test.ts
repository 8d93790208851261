import { readAccounts } from '@awning/site-model';
import { expect, test } from 'vitest';
import { growthOfWork, LINEAR } from '../work.fixture.ts';

test.each(['a@', 'a.', 'a@b.', 'a@b', '.'])(
  'the work for an address that goes on with %j grows with its length',
  (sign) => {
    const addressOf = (length: number) => `a@${sign.repeat(length / sign.length)}@`;
    expect(growthOfWork((length) => readAccounts(addressOf(length)), 16_000)).toBeLessThan(LINEAR);
  },
);

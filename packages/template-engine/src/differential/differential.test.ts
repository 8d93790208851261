import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame, runOurs } from './case.fixture.ts';
import { explain } from './explain.fixture.ts';
import { cases } from './generate/cases.fixture.ts';
import { runReference } from './reference.fixture.ts';

const numRuns = Number(process.env['AWNING_DIFFERENTIAL_CASES'] ?? (process.env['AWNING_FULL'] === '1' ? 20_000 : 1_000));
const seed = Number(process.env['AWNING_DIFFERENTIAL_SEED'] ?? 3);

test('every difference from the reference is one that section 17 decided', { timeout: 600_000 }, () => {
  const counts = new Map<string, number>();
  let same = 0;
  fc.assert(
    fc.property(cases, (one) => {
      const ours = runOurs(one);
      const reference = runReference(one);
      if (isSame(ours, reference)) {
        same++;
        return;
      }
      const entries = explain(one, ours);
      if (entries === undefined) {
        expect(ours).toEqual(reference);
      }
      for (const { entry, title } of entries ?? []) {
        counts.set(`${entry} ${title}`, (counts.get(`${entry} ${title}`) ?? 0) + 1);
      }
    }),
    { seed, numRuns },
  );
  console.log(same, counts);
});

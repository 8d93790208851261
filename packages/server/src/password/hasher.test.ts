import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { passwordHasher } from './hasher.ts';

describe('passwordHasher', () => {
  it('makes an Argon2id hash that only its password matches', async () => {
    const hasher = passwordHasher();
    const made = await hasher.make('a long enough password');
    if (!made.ok) throw new Error(made.reason);

    expect(made.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.matches('a long enough password', made.value)).toEqual({ ok: true, value: true });
    expect(await hasher.matches('A long enough password', made.value)).toEqual({ ok: true, value: false });
  });

  it('works as long for an account that does not exist as for one that does', async () => {
    const hasher = passwordHasher();
    const made = await hasher.make('a long enough password');
    if (!made.ok) throw new Error(made.reason);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      known.push(await timed(() => hasher.matches('wrong password', made.value)));
      unknown.push(await timed(() => hasher.matches('wrong password', undefined)));
    }

    // RELIABILITY.md test 37 allows 10 ms at the median; relative here, because machines differ.
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(0.5 * median(known));
  });

  it('never says yes for an account that does not exist', async () => {
    expect(await passwordHasher().matches('', undefined)).toEqual({ ok: true, value: false });
  });

  it('hashes one at a time and sends away whoever finds the queue full', async () => {
    const hasher = passwordHasher(2);
    const finished: number[] = [];
    const outcomes = await Promise.all(
      [0, 1, 2, 3, 4].map(async (index) => {
        const outcome = await hasher.make(`password number ${index}`);
        if (outcome.ok) finished.push(index);
        return outcome.ok;
      }),
    );

    expect(outcomes).toEqual([true, true, true, false, false]);
    expect(finished).toEqual([0, 1, 2]);
    expect((await hasher.make('there is room again')).ok).toBe(true);
  });
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

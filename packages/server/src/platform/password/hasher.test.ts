import { describe, expect, it } from 'vitest';
import { decoyHash, passwordHasher } from './hasher.ts';

describe('passwordHasher', () => {
  it('makes an Argon2id hash that only its password matches', async () => {
    const hasher = passwordHasher();
    const made = await hasher.make('a long enough password');
    if (!made.ok) throw new Error(made.reason);

    expect(made.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.matches('a long enough password', made.value)).toEqual({ ok: true, value: true });
    expect(await hasher.matches('A long enough password', made.value)).toEqual({ ok: true, value: false });
  });

  it('does the same work for an account that does not exist as for one that does', async () => {
    const made = await passwordHasher().make('a long enough password');
    if (!made.ok) throw new Error(made.reason);

    // The time of Argon2 depends on these parts of a hash only.
    expect(shapeOf(decoyHash)).toEqual(shapeOf(made.value));
  });

  it('never says yes for an account that does not exist', async () => {
    expect(await passwordHasher().matches('', undefined)).toEqual({ ok: true, value: false });
  });

  it('hashes one at a time and refuses when the queue is full', async () => {
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

function shapeOf(hash: string) {
  const [, algorithm, version, cost, salt, sum] = hash.split('$');
  return { algorithm, version, cost, saltLength: salt?.length, sumLength: sum?.length };
}

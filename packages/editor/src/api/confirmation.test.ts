import { afterEach, describe, expect, it } from 'vitest';
import { onConfirmationNeeded, withConfirmation } from './confirmation.ts';
import { Problem } from './problem.ts';

const needed = new Problem('refused', 403, { reason: 'confirmationNeeded' });

let stop = () => {};
afterEach(() => stop());

describe('withConfirmation', () => {
  it('asks and repeats the call', async () => {
    const { calls, work } = refusedOnce();
    const questions = answering(true);

    expect(await withConfirmation(work)).toBe('done');
    expect([calls.length, questions.length]).toEqual([2, 1]);
  });

  it('leaves it at the refusal when the member would rather not', async () => {
    const { calls, work } = refusedOnce();
    answering(false);

    await expect(withConfirmation(work)).rejects.toBe(needed);
    expect(calls).toHaveLength(1);
  });

  it('asks once for calls that are made at the same time', async () => {
    const questions = answering(true);

    expect(await Promise.all([withConfirmation(refusedOnce().work), withConfirmation(refusedOnce().work)])).toEqual([
      'done',
      'done',
    ]);
    expect(questions).toHaveLength(1);
  });

  it('asks again the next time', async () => {
    const questions = answering(true);
    await withConfirmation(refusedOnce().work);
    await withConfirmation(refusedOnce().work);

    expect(questions).toHaveLength(2);
  });

  it('does not ask twice for one call', async () => {
    const questions = answering(true);

    await expect(withConfirmation(() => Promise.reject(needed))).rejects.toBe(needed);
    expect(questions).toHaveLength(1);
  });

  it.each([
    new Problem('refused', 403, {}),
    new Problem('refused', 409, { reason: 'confirmationNeeded' }),
    new Problem('network', 0, {}),
    new TypeError('a mistake of ours'),
  ])('does not ask after %s', async (problem) => {
    const questions = answering(true);

    await expect(withConfirmation(() => Promise.reject(problem))).rejects.toBe(problem);
    expect(questions).toEqual([]);
  });
});

function refusedOnce() {
  const calls: string[] = [];
  return {
    calls,
    work: async () => {
      calls.push('call');
      if (calls.length === 1) throw needed;
      return 'done';
    },
  };
}

function answering(isConfirmed: boolean): string[] {
  const questions: string[] = [];
  stop = onConfirmationNeeded(async () => {
    questions.push('asked');
    await Promise.resolve();
    return isConfirmed;
  });
  return questions;
}

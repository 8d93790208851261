import { expect, test } from 'vitest';
import { NoResponseError, withTimeout } from './with-timeout.ts';

test('an answer in time is the answer', async () => {
  expect(await withTimeout(1000, () => Promise.resolve('captured'))).toBe('captured');
});

test('a provider that fails is silent, and so is one that never answers and does not heed the signal', async () => {
  await expect(withTimeout(1000, () => Promise.reject(new Error('down')))).rejects.toThrow(NoResponseError);
  let heard: AbortSignal | undefined;
  const silent = withTimeout(5, (signal) => {
    heard = signal;
    return new Promise(() => {});
  });
  await expect(silent).rejects.toThrow(NoResponseError);
  expect(heard?.aborted).toBe(true);
});

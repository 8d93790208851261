import { expect, test } from 'vitest';
import { heard, ProviderSilentError } from './heard.ts';

test('an answer in time is the answer', async () => {
  expect(await heard(1000, () => Promise.resolve('captured'))).toBe('captured');
});

test('a provider that fails is silent, and so is one that never answers and does not heed the signal', async () => {
  await expect(heard(1000, () => Promise.reject(new Error('down')))).rejects.toThrow(ProviderSilentError);
  await expect(heard(5, () => new Promise(() => {}))).rejects.toThrow(ProviderSilentError);
});

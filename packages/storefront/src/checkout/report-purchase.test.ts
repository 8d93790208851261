import { expect, test } from 'vitest';
import { onTrack, type TrackedEvent } from '../track/track.ts';
import { reportPurchase } from './report-purchase.ts';

function listening(report: () => void): TrackedEvent[] {
  const withTimeout: TrackedEvent[] = [];
  const stop = onTrack((event) => withTimeout.push(event));
  withTimeout.length = 0;
  report();
  stop();
  return withTimeout;
}

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  };
}

test('a purchase is reported once per order, with all that was given', () => {
  const store = memory();
  const [first, second] = [
    { transaction_id: 'o1', value: 61.9, items: [] },
    { transaction_id: 'o2', value: 10, items: [] },
  ];
  const withTimeout = listening(() => {
    for (const purchase of [first, first, second, first]) reportPurchase(purchase, store);
  });
  expect(withTimeout).toEqual([
    { name: 'Purchase', data: first },
    { name: 'Purchase', data: second },
  ]);
});

test('a browser that keeps nothing reports all the same', () => {
  const closed = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => undefined,
  };
  expect(listening(() => reportPurchase({ transaction_id: 'o3' }, closed))).toHaveLength(1);
});

import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { stopRequested } from './signals.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const others = new Map(signals.map((signal) => [signal, process.listeners(signal)]));
let exit: MockInstance;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const signal of signals) {
    const added = process.listeners(signal).filter((listener) => !others.get(signal)?.includes(listener));
    for (const listener of added) process.removeListener(signal, listener);
  }
});

test('one press that arrives twice, from the terminal and from npm, is one request to stop', async () => {
  const told = stopRequested();
  process.emit('SIGHUP');
  vi.advanceTimersByTime(300);
  process.emit('SIGHUP');
  await told;
  expect(exit).not.toHaveBeenCalled();
});

test('a second signal later ends the process at once', () => {
  void stopRequested();
  process.emit('SIGHUP');
  vi.advanceTimersByTime(1001);
  process.emit('SIGHUP');
  expect(exit).toHaveBeenCalledExactlyOnceWith(130);
});

import { vi } from 'vitest';

/** Waits until the check passes. A notice to another connection may take more than a second on a busy machine. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 25 });
}

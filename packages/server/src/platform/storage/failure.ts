import { systemCode } from '../system-code.ts';

/**
 * Whether the place where files are stored has failed (a full disk, a bucket that does not respond), so that a retry may
 * succeed. What is wrong with a file itself has neither a code of the system nor the data of a bucket's response.
 */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return '$metadata' in error || 'syscall' in error || /^E[A-Z]+$/.test(systemCode(error));
}

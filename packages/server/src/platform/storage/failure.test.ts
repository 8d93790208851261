import { expect, test } from 'vitest';
import { isStorageFailure } from './failure.ts';

test.each([
  ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  ['a bucket that does not respond', Object.assign(new Error('down'), { $metadata: { attempts: 3 } }), true],
  ['a value that the database refuses', Object.assign(new Error('invalid byte sequence'), { code: '22021' }), false],
  ['a picture that is none', new Error('wrongKind'), false],
  ['nothing', undefined, false],
])('%s', (_name, error, isFailure) => {
  expect(isStorageFailure(error)).toBe(isFailure);
});

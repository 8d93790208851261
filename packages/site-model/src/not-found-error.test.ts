import { expect, test } from 'vitest';
import { NotFoundError } from './index.ts';

test('ERR-009 the error for a missing page carries the path', () => {
  const error = new NotFoundError('/missing/page');
  expect(error).toBeInstanceOf(Error);
  expect(error.path).toBe('/missing/page');
  expect(error.name).toBe('NotFoundError');
});

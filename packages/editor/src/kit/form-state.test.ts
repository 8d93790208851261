import { expect, it } from 'vitest';
import { formState } from './form-state.ts';

it('is normal, editing or saving, and editing again after a failed save', () => {
  expect(formState(false, false)).toBe('normal');
  expect(formState(true, false)).toBe('editing');
  expect(formState(true, true)).toBe('saving');
});

import { expect, test } from 'vitest';
import { reviewerName } from './reviewer-name.ts';

test('of the last name only the first letter is offered, whole even beyond the basic plane', () => {
  expect(reviewerName({ firstName: ' Mila ', lastName: 'roth' })).toBe('Mila R.');
  expect(reviewerName({ firstName: 'Mila', lastName: '𝒜bel' })).toBe('Mila 𝒜.');
  expect(reviewerName({ firstName: '', lastName: 'Roth' })).toBe('R.');
  expect(reviewerName({})).toBe('');
});

import { expect, it } from 'vitest';
import { searchTitle } from './search-title.ts';

it('has no dash before the product has a name', () => {
  expect(searchTitle('Tide mug', 'Marram Pottery')).toBe('Tide mug — Marram Pottery');
  expect(searchTitle(' ', 'Marram Pottery')).toBe('Marram Pottery');
});

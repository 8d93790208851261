import { expect, it } from 'vitest';
import { madeSku } from './made-sku.ts';

it('is made of letters and digits in capitals, and never too long', () => {
  expect(madeSku('größe', [], {})).toBe('GRÖSSE');
  expect(madeSku('mug', ['Size', 'Glaze'], { Glaze: 'Sea blue', Size: 'L' })).toBe('MUG-L-SEA-BLUE');
  expect(madeSku('a-'.repeat(80), [], {}).length).toBeLessThanOrEqual(100);
});

it.each(['a'.repeat(99), `${'a'.repeat(98)}-`])('is never cut inside a sign: %s', (slug) => {
  expect(madeSku(`${slug}𠮷𠮷`, [], {})).toBe(slug.toUpperCase().replace(/-$/, ''));
});

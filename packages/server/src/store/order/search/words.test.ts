import { expect, test } from 'vitest';
import { orderWords, searchedWords } from './words.ts';

const order = {
  email: 'Mila.Roth@Example.com',
  shippingAddress: { firstName: 'Zoë', lastName: 'Müller-Lüdenscheidt', company: 'Töpferei Nord' },
  billingAddress: null,
  vatNumber: 'DE123456789',
  lines: [
    { kind: 'item', productName: 'Tall mug, salt glaze', sku: 'MUG-7' },
    { kind: 'shipping', productName: 'Parcel', sku: null },
  ],
};

test('an order is found by names, companies, address, products and SKUs, without case and accents', () => {
  const words = orderWords(order);
  expect(words).toEqual(
    expect.arrayContaining([
      'mila.roth@example.com',
      'mila',
      'roth',
      'zoe',
      'muller',
      'ludenscheidt',
      'tall',
      'mug',
      'glaze',
      'mug-7',
      'topferei',
      'topferei nord',
      'de123456789',
    ]),
  );
  expect(words).toContain('zoe muller ludenscheidt');
  expect(words).not.toContain('parcel');
});

test('what is typed is folded in the same way', () => {
  expect(searchedWords('  ZOË  Müller ')).toEqual({ phrase: 'zoe muller', words: ['zoe', 'muller'] });
  expect(searchedWords('MUG-7').phrase).toBe('mug-7');
  expect(searchedWords('Mila.Roth@Example.com').phrase).toBe('mila.roth@example.com');
  expect(searchedWords('%_\\')).toEqual({ phrase: '%_\\', words: [] });
});

test('nothing grows with what is typed or bought', () => {
  const lines = Array.from({ length: 300 }, (_unused, index) => {
    return { kind: 'item', productName: `Product ${index} ${'x'.repeat(500)}`, sku: null };
  });
  const words = orderWords({ ...order, lines });
  expect(words.length).toBeLessThanOrEqual(200);
  expect(Math.max(...words.map((word) => word.length))).toBe(60);
  expect(searchedWords('a b c d e f g h').words).toHaveLength(5);
});

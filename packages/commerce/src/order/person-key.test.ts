import { expect, test } from 'vitest';
import { personKey } from '../index.ts';

test.for([
  'ADA@Example.COM',
  'a.d.a@example.com',
  'ada+shop@example.com',
  ' ada@example.com ',
  '"ada"@example.com',
  '"a.d\\a+shop"@example.com',
  'ada@ex\u00ADample.com',
  'ada@\uFF45xample.com',
  '\uFF41da@example.com',
  'a\u200Bd\u034Fa@example.com',
])('%j is the person ada@example.com', (email) => {
  expect(personKey(email)).toBe('ada@example.com');
});

test.for([
  ['ida@example.com', 'ida@example.com'],
  ['ada@example.org', 'ada@example.org'],
  ['jörg@example.com', 'jörg@example.com'],
  ['...@example.com', '...@example.com'],
  ['+@example.com', '+@example.com'],
  ['""@example.com', '""@example.com'],
  ['nobody', 'nobody'],
] as const)('%j is counted as %j', ([email, key]) => {
  expect(personKey(email)).toBe(key);
});

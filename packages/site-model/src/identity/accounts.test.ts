import { expect, test } from 'vitest';
import { readAccounts } from './accounts.ts';

test('each line is an account, known by its host', () => {
  const text =
    'https://www.instagram.com/a\ntwitter.com/b\n\nshop@a.example\nhttps://a.example/c\nno address\njavascript:steal()';
  expect(readAccounts(text)).toEqual([
    { service: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/a' },
    { service: 'x', name: 'X', href: 'https://twitter.com/b' },
    { service: 'email', name: 'shop@a.example', href: 'mailto:shop@a.example' },
    { service: 'website', name: 'a.example', href: 'https://a.example/c' },
  ]);
});

test('a host that only ends like a service is another website', () => {
  expect(readAccounts('https://notfacebook.com/a')[0]?.service).toBe('website');
});

test('there are at most 30 accounts', () => {
  expect(readAccounts('a.example\n'.repeat(40))).toHaveLength(30);
});

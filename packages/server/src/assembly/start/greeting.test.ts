import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

const shop = { id: '1', name: 'Marram', address: 'https://marram.example' };
const other = { id: '2', name: 'Other', address: 'https://other.example' };

test('one website is greeted without its name', () => {
  const setupLinks = [{ websiteName: 'Marram', link: 'https://marram.example/config/setup?token=t' }];
  expect(greeting({ websites: [shop], setupLinks }).join('\n')).toBe(
    `
  Shop         https://marram.example
  Back office  https://marram.example/config

  Create the owner here (works once):
  https://marram.example/config/setup?token=t`,
  );
});

test('several websites each have their own address, and their own link until they have an owner', () => {
  const setupLinks = [{ websiteName: 'Other', link: 'https://other.example/config/setup?token=t' }];
  expect(greeting({ websites: [shop, other], setupLinks }).join('\n')).toBe(
    `
  Marram
  Shop         https://marram.example
  Back office  https://marram.example/config

  Other
  Shop         https://other.example
  Back office  https://other.example/config

  Create the owner of Other here (works once):
  https://other.example/config/setup?token=t`,
  );
});

test('very many websites are counted', () => {
  const websites = Array.from({ length: 23 }, () => shop);
  expect(greeting({ websites, setupLinks: [] }).at(-1)).toBe('\n  … and 3 more websites');
});

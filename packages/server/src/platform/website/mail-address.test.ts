import { holdClock, openTestDatabase } from '@awning/testing';
import { describe, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { createWebsite } from './create-website.ts';
import { mailAddress } from './mail-address.ts';
import { readWebsiteById } from './read-row.ts';

const config = { host: 'localhost', port: 3000, publicUrl: undefined };
const unhosted = { hosts: [], address: undefined };
const hosted = { hosts: ['pots.com', 'www.pots.com'], address: 'https://pots.com:8443' };

describe('links in mails lead', () => {
  test.for([
    ['to the server itself while the website has no host', {}, unhosted, 'http://localhost:3000'],
    [
      'to this machine where the server listens on all addresses',
      { host: '::', port: 80 },
      unhosted,
      'http://localhost',
    ],
    ['to an address without a name', { host: '::1' }, unhosted, 'http://[::1]:3000'],
    ['to the public address', { publicUrl: 'https://shop.com' }, unhosted, 'https://shop.com'],
    ['to the public address of the website', { publicUrl: 'https://www.pots.com' }, hosted, 'https://www.pots.com'],
    ['to the stored address', {}, hosted, 'https://pots.com:8443'],
    ['to the stored address of another website', { publicUrl: 'https://shop.com' }, hosted, 'https://pots.com:8443'],
  ] as const)('%s', ([, settings, website, expected]) => {
    expect(mailAddress({ ...config, ...settings }, website)).toBe(expected);
  });
});

test('a website is stored with scheme and port of its primary host', async () => {
  const database = await openTestDatabase();
  const clock = holdClock('2026-01-01T12:00:00Z');
  const addressOf = async (...hosts: readonly string[]) => {
    const website = await readWebsiteById(
      database,
      await createWebsite(database, clock, { name: 'Shop', hosts }),
      silentLog,
    );
    return [website?.address, website?.hosts];
  };
  expect(await addressOf()).toEqual([undefined, []]);
  expect(await addressOf('Pots.com', 'a.pots.com')).toEqual(['https://pots.com', ['pots.com', 'a.pots.com']]);
  expect(await addressOf('bowls.test:3000')).toEqual(['http://bowls.test:3000', ['bowls.test']]);
  expect(await addressOf('http://jars.com:8080')).toEqual(['http://jars.com:8080', ['jars.com']]);
  expect(await addressOf('https://cups.test:443')).toEqual(['https://cups.test', ['cups.test']]);
  await database.close();
});
